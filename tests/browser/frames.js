// The time of every frame until it is enough.
() => new Promise((tell) => {
  const stamps = [];
  const take = (now) => { stamps.push(now); if (!window.enough) requestAnimationFrame(take); else tell(stamps); };
  window.enough = false;
  requestAnimationFrame(take);
})
