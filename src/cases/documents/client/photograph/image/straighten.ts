import { distance, type Pixels, type Sheet } from './find-sheet.ts'

/** Size of the straightened page in pixels of the picture, at most `longest` long. */
export function straightSize([a, b, c, d]: Sheet, longest: number): { width: number; height: number } {
  const width = Math.max(distance(a, b), distance(d, c))
  const height = Math.max(distance(a, d), distance(b, c))
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Maps the sheet (corners in pixels) to a rectangle of the given size, by a projection with bilinear sampling. */
export function straighten(source: Pixels, sheet: Sheet, size: { width: number; height: number }): Pixels {
  const { data } = source
  const { width, height } = size
  const result = new Uint8ClampedArray(width * height * 4)
  const project = projectionTo(sheet)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const point = project((x + 0.5) / width, (y + 0.5) / height)
      const left = Math.min(Math.max(point.x - 0.5, 0), source.width - 1)
      const top = Math.min(Math.max(point.y - 0.5, 0), source.height - 1)
      const [column, row] = [Math.floor(left), Math.floor(top)]
      const [right, lower] = [left - column, top - row]
      const start = (row * source.width + column) * 4
      const across = column + 1 < source.width ? 4 : 0
      const down = row + 1 < source.height ? source.width * 4 : 0
      const target = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel++) {
        const first = start + channel
        const above = (data[first] ?? 0) * (1 - right) + (data[first + across] ?? 0) * right
        const below = (data[first + down] ?? 0) * (1 - right) + (data[first + down + across] ?? 0) * right
        result[target + channel] = above * (1 - lower) + below * lower
      }
      result[target + 3] = 255
    }
  }
  return { data: result, width, height }
}

/** Projection of the unit square to a quadrilateral (Heckbert 1989, section 2.2.3). */
function projectionTo([a, b, c, d]: Sheet) {
  const [dx1, dx2, sx] = [b.x - c.x, d.x - c.x, a.x - b.x + c.x - d.x]
  const [dy1, dy2, sy] = [b.y - c.y, d.y - c.y, a.y - b.y + c.y - d.y]
  const determinant = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / determinant
  const h = (dx1 * sy - sx * dy1) / determinant
  return (u: number, v: number) => {
    const depth = g * u + h * v + 1
    return {
      x: ((b.x - a.x + g * b.x) * u + (d.x - a.x + h * d.x) * v + a.x) / depth,
      y: ((b.y - a.y + g * b.y) * u + (d.y - a.y + h * d.y) * v + a.y) / depth,
    }
  }
}
