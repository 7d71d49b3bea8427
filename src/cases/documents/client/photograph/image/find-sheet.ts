export type Point = { x: number; y: number }

/** Corners clockwise, the first at the top left. */
export type Sheet = readonly [Point, Point, Point, Point]

/** Four bytes per pixel, as in `ImageData`. */
export type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/**
 * Finds a bright sheet of paper on a darker ground. Corners are fractions of width and height; null unless the outline
 * is convincing. Meant for small pictures (about 250 pixels).
 */
export function findSheet(pixels: Pixels): Sheet | null {
  const { width, height } = pixels
  const brightness = smoothed(brightnessOf(pixels), width, height)
  const counts = new Array<number>(256).fill(0)
  for (const value of brightness) counts[value] = at(counts, value) + 1
  const first = otsuThreshold(counts, 0)
  // A second threshold separates white paper from a ground that is itself lighter than its surroundings.
  for (const threshold of [first, otsuThreshold(counts, first + 1)]) {
    const hull = hullOf(largestRegion(brightness, width, height, threshold))
    const corners = hull && largestQuadrilateral(hull.points)
    if (!hull || !corners || !isConvincing(corners, hull, { width, height })) continue
    const [a, b, c, d] = fromTopLeft(corners)
    const share = ({ x, y }: Point) => ({ x: x / width, y: y / height })
    return [share(a), share(b), share(c), share(d)]
  }
  return null
}

function at(list: ArrayLike<number>, index: number): number {
  return list[index] ?? 0
}

/** The darkest channel: paper is bright in all three, while wood and cloth are not. */
function brightnessOf({ data, width, height }: Pixels): Uint8Array {
  const values = new Uint8Array(width * height)
  for (let pixel = 0; pixel < values.length; pixel++) {
    values[pixel] = Math.min(at(data, pixel * 4), at(data, pixel * 4 + 1), at(data, pixel * 4 + 2))
  }
  return values
}

function smoothed(values: Uint8Array, width: number, height: number): Uint8Array {
  const result = new Uint8Array(values.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      let count = 0
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          sum += at(values, row * width + column)
          count += 1
        }
      }
      result[y * width + x] = Math.round(sum / count)
    }
  }
  return result
}

/** Otsu's threshold of the values from `low` on: values above it are bright. */
function otsuThreshold(counts: readonly number[], low: number): number {
  let total = 0
  let sum = 0
  for (let value = low; value < 256; value++) {
    total += at(counts, value)
    sum += value * at(counts, value)
  }
  let [best, threshold, below, sumBelow] = [-1, low, 0, 0]
  for (let value = low; value < 256; value++) {
    below += at(counts, value)
    sumBelow += value * at(counts, value)
    if (below === 0 || below === total) continue
    const distance = sumBelow / below - (sum - sumBelow) / (total - below)
    const variance = below * (total - below) * distance ** 2
    if (variance > best) [best, threshold] = [variance, value]
  }
  return threshold
}

type Region = { size: number; rows: Map<number, { from: number; to: number }> }

function largestRegion(values: Uint8Array, width: number, height: number, threshold: number): Region {
  const seen = new Uint8Array(values.length)
  let largest: Region = { size: 0, rows: new Map() }
  for (let start = 0; start < values.length; start++) {
    if (seen[start] || at(values, start) <= threshold) continue
    const region: Region = { size: 0, rows: new Map() }
    const open = [start]
    seen[start] = 1
    for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
      const [x, y] = [pixel % width, Math.floor(pixel / width)]
      const row = region.rows.get(y)
      region.rows.set(y, { from: Math.min(row?.from ?? x, x), to: Math.max(row?.to ?? x, x) })
      region.size += 1
      const neighbours = [x > 0 && pixel - 1, x < width - 1 && pixel + 1, y > 0 && pixel - width]
      for (const next of [...neighbours, y < height - 1 && pixel + width]) {
        if (next === false || seen[next] || at(values, next) <= threshold) continue
        seen[next] = 1
        open.push(next)
      }
    }
    if (region.size > largest.size) largest = region
  }
  return largest
}

type Hull = { points: Point[]; size: number }

/** Convex hull (Andrew's monotone chain) of the outer edges of a region's pixels. */
function hullOf({ rows, size }: Region): Hull | null {
  const points = [...rows].flatMap(([y, { from, to }]) =>
    [y, y + 1].flatMap((edge) => [
      { x: from, y: edge },
      { x: to + 1, y: edge },
    ]),
  )
  points.sort((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: readonly Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      for (let [a, b] = chain.slice(-2); a && b && turn(a, b, point) <= 0; [a, b] = chain.slice(-2)) chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  const hull = [...half(points), ...half(points.toReversed())]
  return hull.length < 4 ? null : { points: hull, size }
}

/** Twice the area of a triangle; positive if its corners are clockwise on the screen. */
function turn(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/** The quadrilateral of the largest area whose corners are corners of the hull. */
function largestQuadrilateral(hull: readonly Point[]): Sheet | null {
  let best: Sheet | null = null
  let bestArea = 0
  for (const [from, a] of hull.entries()) {
    for (const [to, c] of hull.entries()) {
      if (to < from + 2) continue
      const b = farthest(hull.slice(from + 1, to), a, c)
      const d = farthest([...hull.slice(to + 1), ...hull.slice(0, from)], a, c)
      if (!b || !d) continue
      const area = areaOf([a, b, c, d])
      if (area > bestArea) [best, bestArea] = [[a, b, c, d], area]
    }
  }
  return best
}

function farthest(points: readonly Point[], a: Point, c: Point): Point | null {
  let best: Point | null = null
  for (const point of points) if (!best || Math.abs(turn(a, c, point)) > Math.abs(turn(a, c, best))) best = point
  return best
}

function areaOf(points: readonly Point[]): number {
  return points.reduce((sum, { x, y }, index) => {
    const next = points[(index + 1) % points.length] ?? { x, y }
    return sum + (x * next.y - next.x * y) / 2
  }, 0)
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** False if content might be cut off (the outline leaves the quadrilateral) or if the shape cannot be a page. */
function isConvincing(sheet: Sheet, hull: Hull, { width, height }: { width: number; height: number }): boolean {
  const area = areaOf(sheet)
  const share = area / (width * height)
  if (share < 0.15 || share > 0.97 || hull.size < 0.5 * area || area < 0.95 * areaOf(hull.points)) return false
  const [a, b, c, d] = sheet
  const sides = [distance(a, b), distance(b, c), distance(c, d), distance(d, a)] as const
  const ratio = (one: number, other: number) => Math.max(one, other) / Math.min(one, other)
  if (ratio(sides[0], sides[2]) > 1.8 || ratio(sides[1], sides[3]) > 1.8) return false
  if (ratio(sides[0] + sides[2], sides[1] + sides[3]) > 3) return false
  const margin = 0.025 * Math.max(width, height)
  return sheet.every((corner, index) => {
    const [before, next] = [sheet[(index + 3) % 4] ?? corner, sheet[(index + 1) % 4] ?? corner]
    const sine = turn(before, corner, next) / (distance(before, corner) * distance(corner, next))
    if (sine < Math.SQRT1_2) return false
    return hull.points.every((point) => turn(corner, next, point) / distance(corner, next) > -margin)
  })
}

function fromTopLeft(sheet: Sheet): Sheet {
  const [a, b, c, d] = sheet
  const turned: Sheet[] = [sheet, [b, c, d, a], [c, d, a, b], [d, a, b, c]]
  return turned.reduce((best, next) => (next[0].x + next[0].y < best[0].x + best[0].y ? next : best))
}
