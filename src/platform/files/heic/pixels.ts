export type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/** Longest side of a preview. Most phone photos have 4032 pixels, so that small print stays legible. */
export const maxSide = 4096

/** Shrinks RGBA pixels by averaging squares, until no side is longer than `longest`. */
export function shrink({ width, height, data }: Pixels, longest = maxSide): Pixels {
  const by = Math.ceil(Math.max(width, height) / longest)
  if (by <= 1) return { width, height, data }
  const small = { width: Math.floor(width / by) || 1, height: Math.floor(height / by) || 1 }
  const shrunk = new Uint8ClampedArray(small.width * small.height * 4)
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++)
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0
        for (let row = 0; row < by; row++)
          for (let column = 0; column < by; column++)
            sum += data[((y * by + row) * width + x * by + column) * 4 + channel] ?? 0
        shrunk[(y * small.width + x) * 4 + channel] = sum / (by * by)
      }
  return { ...small, data: shrunk }
}
