export type Picture = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number; colorSpace: 'srgb' }
type Point = { x: number; y: number }
/** Of a barcode found only in part, the corners that were not found are all at the same point. */
export type Corners = { topLeft: Point; topRight: Point; bottomLeft: Point; bottomRight: Point }

/** How much of the surroundings of a barcode is cut out with it, in parts of its longer side. */
const margin = 0.15
/** Greatest width of a barcode in parts of its height, to cut one out of which only one side was found. */
const maxRatio = 5

/**
 * Cuts a crooked barcode out of a picture and turns it upright, in grey. The angle is that of the barcode's edges
 * plus `degrees`; `zoom` enlarges it. The scanner finds barcodes at any angle, but reads only nearly level ones.
 */
export function straightened(picture: Picture, corners: Corners, degrees: number, zoom: number): Picture {
  const { topLeft, topRight, bottomLeft, bottomRight } = corners
  const known = foundOf(corners)
  const edge = (from: Point, to: Point) => (known.includes(from) && known.includes(to) ? lineOf(from, to) : null)
  const upper = edge(topLeft, topRight) ?? edge(bottomLeft, bottomRight)
  const side = edge(topLeft, bottomLeft) ?? edge(topRight, bottomRight)
  const height = side?.length ?? (upper?.length ?? 0) / 2
  const width = upper?.length ?? 2 * maxRatio * height
  const angle = (upper?.angle ?? (side?.angle ?? 0) - Math.PI / 2) + (degrees * Math.PI) / 180
  const space = 2 * margin * Math.max(width, height)
  return turned(picture, { center: centerOf(corners), angle, zoom, width: width + space, height: height + space })
}

function lineOf(from: Point, to: Point): { length: number; angle: number } {
  const [x, y] = [to.x - from.x, to.y - from.y]
  return { length: Math.hypot(x, y), angle: Math.atan2(y, x) }
}

function foundOf({ topLeft, topRight, bottomLeft, bottomRight }: Corners): Point[] {
  const corners = [topLeft, topRight, bottomLeft, bottomRight]
  return corners.filter((one) => corners.every((other) => other === one || other.x !== one.x || other.y !== one.y))
}

function boxOf(corners: Corners) {
  const known = foundOf(corners)
  const [x, y] = [known.map((corner) => corner.x), known.map((corner) => corner.y)]
  return { left: Math.min(...x), right: Math.max(...x), top: Math.min(...y), bottom: Math.max(...y) }
}

function centerOf(corners: Corners): Point {
  const { left, right, top, bottom } = boxOf(corners)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

export function sizeOf(corners: Corners): number {
  const { left, right, top, bottom } = boxOf(corners)
  return (right - left) * (bottom - top)
}

/** True if the centre of one barcode is inside the other. */
export function isInside(corners: Corners, other: Corners): boolean {
  const { left, right, top, bottom } = boxOf(other)
  const { x, y } = centerOf(corners)
  return x >= left && x <= right && y >= top && y <= bottom
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
