// From the press to the first change of the prompt, in milliseconds.
() => {
  window.effect = new Promise((tell) => {
    let pressed = 0;
    addEventListener("pointerdown", () => (pressed = performance.now()), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      if (!pressed || document.querySelector(".ask h2")?.textContent === window.before) return;
      observer.disconnect();
      requestAnimationFrame(() => tell(performance.now() - pressed));
    }).observe(document.querySelector(".whole"), { subtree: true, childList: true, characterData: true, attributes: true });
    window.before = document.querySelector(".ask h2").textContent;
  });
}
