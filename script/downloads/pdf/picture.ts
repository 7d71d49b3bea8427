import type { Drawing } from '#content/drawing.ts'
import { draw } from '#design/illustrations/draw.ts'
import { fieldHeight, fieldWidth } from '#design/illustrations/drawing-parts.ts'
import type { Pdf } from '#design/print/pdf-document.server.ts'

export type Box = { x: number; y: number; width: number; height: number }

/** Vertical crop position of an illustration: 0 shows its top, 1 (the default) its bottom. */
const saved: Partial<Record<Drawing['illustration'], number>> = { route: 0, overlap: 0.5 }

export function writePicture({ pdf, root }: Pdf, { illustration, seed, level, ground, alt }: Drawing, box: Box): void {
  const { x, y, width, height } = box
  const svg = draw(illustration, seed, { ...(level && { level }), ...(ground && { ground }) })
  const scale = Math.max(width / fieldWidth, height / fieldHeight)
  const facts: object = { alt, bbox: [x, y, x + width, y + height] }
  const figure = pdf.struct('Figure', facts, () => {
    const pen = { x: pdf.x, y: pdf.y }
    pdf.save().rect(x, y, width, height).clip()
    pdf.translate(x + (width - fieldWidth * scale) / 2, y + (height - fieldHeight * scale) * (saved[illustration] ?? 1))
    pdf.scale(scale)
    for (const [, name = '', tag = ''] of svg.matchAll(/<(g|rect|circle|path)\b([^>]*)>/g)) drawShape(pdf, name, tag)
    pdf.restore()
    pdf.x = pen.x
    pdf.y = pen.y
  })
  root.add(figure)
}

function drawShape(pdf: Pdf['pdf'], name: string, tag: string): void {
  const word = (key: string) => new RegExp(`(?:^|\\s)${key}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const value = (key: string) => Number(word(key))
  const turn = word('transform')
  if (name === 'g') {
    if (turn) pdf.transform(-1, 0, 0, 1, fieldWidth, 0)
    return
  }
  pdf.save()
  const [, degrees, x, y] = /^rotate\(([-\d.]+) ([-\d.]+) ([-\d.]+)\)$/.exec(turn) ?? []
  if (degrees) pdf.rotate(Number(degrees), { origin: [Number(x), Number(y)] })
  if (name === 'rect') pdf.rect(value('x'), value('y'), value('width'), value('height'))
  else if (name === 'circle') pdf.circle(value('cx'), value('cy'), value('r'))
  else pdf.path(word('d'))
  if (word('stroke'))
    pdf
      .lineWidth(value('stroke-width'))
      .lineJoin('round')
      .stroke(plain(word('stroke')))
  else pdf.fill(plain(word('fill')))
  pdf.restore()
}

function plain(colour: string): string {
  return /^var\([^,]*,(#\w+)\)$/.exec(colour)?.[1] ?? colour
}
