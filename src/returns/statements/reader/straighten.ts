export type Picture = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number; colorSpace: 'srgb' }
type Point = { x: number; y: number }
export type Corners = { topLeft: Point; topRight: Point; bottomLeft: Point; bottomRight: Point }

/** How much of the surroundings of a barcode is cut out with it, in parts of its longer side. */
const margin = 0.15

/**
 * Cuts a crooked barcode out of a picture and turns it upright, in grey. The angle is that of the barcode's upper edge
 * plus `degrees`; `zoom` enlarges it. The scanner finds barcodes at any angle, but reads only nearly level ones.
 */
export function straightened(picture: Picture, corners: Corners, degrees: number, zoom: number): Picture {
  const { topLeft, topRight, bottomLeft, bottomRight } = corners
  const [left, right] = bounds([topLeft.x, topRight.x, bottomLeft.x, bottomRight.x])
  const [top, bottom] = bounds([topLeft.y, topRight.y, bottomLeft.y, bottomRight.y])
  const space = 2 * margin * Math.max(right - left, bottom - top)
  const [width, height] = [right - left + space, bottom - top + space]
  const angle = Math.atan2(topRight.y - topLeft.y, topRight.x - topLeft.x) + (degrees * Math.PI) / 180
  const center = { x: (left + right) / 2, y: (top + bottom) / 2 }
  return turned(picture, { center, angle, zoom, width, height })
}

function bounds(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)]
}

type Cut = { center: Point; angle: number; zoom: number; width: number; height: number }

function turned({ data, width, height }: Picture, { center, angle, zoom, ...cut }: Cut): Picture {
  const own = { width: Math.max(1, Math.round(cut.width * zoom)), height: Math.max(1, Math.round(cut.height * zoom)) }
  const result = new Uint8ClampedArray(own.width * own.height * 4).fill(255)
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  for (let row = 0; row < own.height; row++) {
    for (let column = 0; column < own.width; column++) {
      const right = (column + 0.5) / zoom - cut.width / 2
      const down = (row + 0.5) / zoom - cut.height / 2
      const x = center.x + cos * right - sin * down - 0.5
      const y = center.y + sin * right + cos * down - 0.5
      const [x0, y0] = [Math.floor(x), Math.floor(y)]
      if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) continue
      const at = (y0 * width + x0) * 4
      const below = at + width * 4
      const [fx, fy] = [x - x0, y - y0]
      const upper = (data[at] ?? 255) * (1 - fx) + (data[at + 4] ?? 255) * fx
      const lower = (data[below] ?? 255) * (1 - fx) + (data[below + 4] ?? 255) * fx
      const to = (row * own.width + column) * 4
      result.fill(upper * (1 - fy) + lower * fy, to, to + 3)
    }
  }
  return { data: result, ...own, colorSpace: 'srgb' }
}
