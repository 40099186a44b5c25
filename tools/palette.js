// Reduces a picture to 256 colours by median cut: from a PNG in base64 to a palette and one byte per pixel.
async (base64) => {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const data = context.getImageData(0, 0, image.width, image.height).data;

  // Colours in cells of 5 bits per channel: how many pixels, and their sum.
  const count = new Float64Array(32768);
  const sums = [new Float64Array(32768), new Float64Array(32768), new Float64Array(32768)];
  const cellOf = (at) => ((data[at] >> 3) << 10) | ((data[at + 1] >> 3) << 5) | (data[at + 2] >> 3);
  for (let at = 0; at < data.length; at += 4) {
    const cell = cellOf(at);
    count[cell] += 1;
    for (let channel = 0; channel < 3; channel += 1) sums[channel][cell] += data[at + channel];
  }
  const cells = [];
  for (let cell = 0; cell < 32768; cell += 1) if (count[cell]) cells.push({ cell, weight: Math.sqrt(count[cell]), colour: sums.map((sum) => sum[cell] / count[cell]) });

  // The box with the largest spread is cut at its weighted middle, until there are 256.
  const boxed = (inside) => {
    let best = { spread: -1, channel: 0 };
    for (let channel = 0; channel < 3; channel += 1) {
      const values = inside.map((each) => each.colour[channel]);
      const spread = (Math.max(...values) - Math.min(...values)) * Math.sqrt(inside.reduce((sum, each) => sum + each.weight, 0));
      if (spread > best.spread) best = { spread, channel };
    }
    return { inside, ...best };
  };
  const boxes = [boxed(cells)];
  while (boxes.length < 256) {
    boxes.sort((one, other) => (other.inside.length > 1 ? other.spread : -1) - (one.inside.length > 1 ? one.spread : -1));
    const { inside, channel } = boxes[0];
    if (inside.length < 2) break;
    inside.sort((one, other) => one.colour[channel] - other.colour[channel]);
    const half = inside.reduce((sum, each) => sum + each.weight, 0) / 2;
    let at = 0;
    for (let sum = 0; at < inside.length - 1 && sum + inside[at].weight <= half; at += 1) sum += inside[at].weight;
    at = Math.max(1, at);
    boxes.splice(0, 1, boxed(inside.slice(0, at)), boxed(inside.slice(at)));
  }
  const colours = [];
  const indexOf = new Uint8Array(32768);
  boxes.forEach(({ inside }, index) => {
    const total = inside.reduce((sum, each) => sum + count[each.cell], 0);
    for (let channel = 0; channel < 3; channel += 1) colours.push(Math.round(inside.reduce((sum, each) => sum + each.colour[channel] * count[each.cell], 0) / total));
    for (const { cell } of inside) indexOf[cell] = index;
  });
  const pixels = new Uint8Array(image.width * image.height);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = indexOf[cellOf(at * 4)];
  let text = "";
  for (let at = 0; at < pixels.length; at += 32768) text += String.fromCharCode(...pixels.subarray(at, at + 32768));
  return { width: image.width, height: image.height, colours, pixels: btoa(text) };
}
