import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { findSheet, type Pixels, type Point } from './find-sheet.ts'
import { pdfOfJpegs } from './jpeg-pdf.ts'
import { straighten, straightSize } from './straighten.ts'

type Corners = [number, number][]

const [width, height] = [180, 240]

async function draw(...shapes: string[]): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes.join('')}</svg>`
  return { data: new Uint8ClampedArray(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()), width, height }
}

const rect = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`

/** A sheet with lines of text, on a ground with noise. */
function aPicture(corners: Corners, { ground = '#6b4a2f', paper = '#f4f2ee', lamp = false } = {}): Promise<Pixels> {
  const points = corners.map(([x, y]) => `${x * width},${y * height}`).join(' ')
  return draw(
    rect(0, 0, width, height, ground),
    ...Array.from({ length: 400 }, (_, index) =>
      rect((index * 37) % width, (index * 91) % height, 3, 2, index % 2 ? 'rgba(0,0,0,.15)' : 'rgba(255,255,255,.1)'),
    ),
    `<clipPath id="sheet"><polygon points="${points}"/></clipPath><polygon points="${points}" fill="${paper}"/>`,
    '<g clip-path="url(#sheet)">',
    ...Array.from({ length: 20 }, (_, line) => rect(55, 40 + line * 8, 30 + ((line * 17) % 40), 2, '#333')),
    '</g><linearGradient id="light" gradientUnits="userSpaceOnUse" x2="180" y2="240">',
    '<stop stop-opacity="0"/><stop offset="1" stop-opacity=".45"/></linearGradient>',
    lamp ? rect(0, 0, width, height, 'url(#light)') : '',
  )
}

const upright: Corners = [
  [0.12, 0.1],
  [0.88, 0.1],
  [0.88, 0.9],
  [0.12, 0.9],
]
const tilted: Corners = [
  [0.2, 0.08],
  [0.92, 0.16],
  [0.82, 0.92],
  [0.08, 0.82],
]
const fromBelow: Corners = [
  [0.24, 0.15],
  [0.76, 0.15],
  [0.95, 0.9],
  [0.05, 0.9],
]

describe('the corners of a sheet', () => {
  test.each([
    ['upright', upright, {}],
    ['tilted', tilted, {}],
    ['seen from below', fromBelow, {}],
    ['on a black ground', upright, { ground: '#111' }],
    ['on a light grey ground', tilted, { ground: '#a9a9a9' }],
    ['on a beige ground', tilted, { ground: '#c9b48f' }],
    ['in falling light', fromBelow, { lamp: true }],
  ] as [string, Corners, object][])('are found: %s', async (_, corners, options) => {
    const found = findSheet(await aPicture(corners, options))
    expect(found).toHaveLength(4)
    for (const [index, [x, y]] of corners.entries()) {
      expect(Math.abs((found?.[index]?.x ?? 0) - x)).toBeLessThan(0.02)
      expect(Math.abs((found?.[index]?.y ?? 0) - y)).toBeLessThan(0.02)
    }
  })

  const star: Corners = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => {
    const angle = (at / 10) * 2 * Math.PI
    const radius = at % 2 ? 0.2 : 0.45
    return [0.5 + radius * Math.sin(angle), 0.5 - radius * Math.cos(angle)]
  })
  test.each([
    [
      'a small sheet',
      [0.4, 0.6].flatMap((y) =>
        y === 0.4
          ? [
              [0.4, y],
              [0.6, y],
            ]
          : [
              [0.6, y],
              [0.4, y],
            ],
      ),
    ],
    [
      'a triangle',
      [
        [0.5, 0.05],
        [0.95, 0.95],
        [0.05, 0.95],
      ],
    ],
    ['a star', star],
    [
      'a strip',
      [
        [0.05, 0.4],
        [0.95, 0.4],
        [0.95, 0.55],
        [0.05, 0.55],
      ],
    ],
    [
      'a sheet with a corner outside',
      [
        [-0.3, 0.3],
        [0.5, -0.2],
        [0.9, 0.6],
        [0.2, 0.95],
      ],
    ],
    [
      'the whole picture',
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    ],
    ['nothing', []],
  ] as [string, Corners][])('are not guessed: %s', async (_, corners) =>
    expect(findSheet(await aPicture(corners))).toBeNull(),
  )
})

describe('a straightened page', () => {
  const point = ([x, y]: [number, number]): Point => ({ x: x * 180, y: y * 240 })
  const [a, b, c, d] = fromBelow.map(point) as [Point, Point, Point, Point]

  test('is as large as its longest sides, up to a limit', () => {
    expect(straightSize([a, b, c, d], 3000)).toEqual({ width: 162, height: 183 })
    expect(Math.max(...Object.values(straightSize([a, b, c, d], 100)))).toBe(100)
  })

  test('has paper up to its edges, and its marks where they belong', async () => {
    // The diagonals of a rectangle cross in its centre, in every projection.
    const along =
      ((a.x - b.x) * (b.y - d.y) - (a.y - b.y) * (b.x - d.x)) / ((a.x - c.x) * (b.y - d.y) - (a.y - c.y) * (b.x - d.x))
    const picture = await draw(
      `<polygon points="${[a, b, c, d].map(({ x, y }) => `${x},${y}`).join(' ')}" fill="#fff"/>`,
      rect(a.x + along * (c.x - a.x) - 4, a.y + along * (c.y - a.y) - 4, 8, 8, '#f00'),
    )
    const page = straighten(picture, [a, b, c, d], { width: 120, height: 160 })
    const at = (x: number, y: number) => [...page.data.slice((y * 120 + x) * 4, (y * 120 + x) * 4 + 3)]
    expect(at(60, 80)).toEqual([255, 0, 0])
    for (const [x, y] of [
      [3, 3],
      [116, 3],
      [116, 156],
      [3, 156],
    ] as const)
      expect(at(x, y)).toEqual([255, 255, 255])
  })
})

test('a document has a page per JPEG, in the size of A4 and turned as asked', async () => {
  const blank = { width: 300, height: 424, channels: 3, background: '#fff' } as const
  const jpeg = await sharp({ create: blank }).jpeg().toBuffer()
  const pdf = pdfOfJpegs([
    { jpeg, width: 300, height: 424, turns: 0 },
    { jpeg, width: 300, height: 424, turns: 5 },
  ])
  const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const opened = await getDocument({ data: pdf.slice(), verbosity: 0 }).promise
  expect(opened.numPages).toBe(2)
  const pages = [await opened.getPage(1), await opened.getPage(2)]
  expect(pages.map(({ rotate }) => rotate)).toEqual([0, 90])
  expect(pages.map(({ view }) => view.map(Math.round))).toEqual([
    [0, 0, 596, 842],
    [0, 0, 596, 842],
  ])
  expect((await pages[0]?.getOperatorList())?.fnArray).toContain(OPS.paintImageXObject)
  const text = Buffer.from(pdf).toString('latin1')
  expect(Number(/startxref\n(\d+)/.exec(text)?.[1])).toBe(text.indexOf('xref\n0 9'))
})
