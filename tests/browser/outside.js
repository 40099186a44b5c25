// Parts of the table that stick out of the window or are crushed.
() => [...document.querySelectorAll(".tbl > .bar, .they > .pls, .they > .log, .tbl > .mapbox, .tbl > .side, .tbl > .hand, .side > .ask, .side > .market")]
  .map((each) => [each.className, each.getBoundingClientRect()])
  .filter(([, box]) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.height < 40)
  .map(([name]) => name)
