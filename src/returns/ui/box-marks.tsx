import { t } from '#platform/texts.ts'
import * as returnTexts from '#returns/locales/en.ts'
import type { Certificate } from '#returns/statements/salary/certificate.ts'
import { boxMarksOn, numberedBoxes } from '#returns/statements/salary/printed/marks.ts'

const copy = () => t(returnTexts.certificate)

const markId = (statement: string, number: number) => `mark-${statement}-${number}`
const rowId = (statement: string, number: number) => `row-${statement}-${number}`

/** The number of a box, which links to its place if the document beside it shows that. */
export function BoxNumber({ id, number, marked }: { id: string; number: number; marked: readonly string[] }) {
  if (number === 0) return null
  const mark = markId(id, number)
  const row = { id: rowId(id, number), className: 'no' }
  if (!marked.includes(mark)) return <span {...row}>{number}</span>
  return (
    <a {...row} href={`#${mark}`} aria-label={copy().showOnDocument(number)}>
      {number}
    </a>
  )
}

/** Marks for the boxes of a page. If several certificates are on it, those of which most boxes are found. */
export function marksOn(
  words: Parameters<typeof boxMarksOn>[0],
  statements: readonly { id: string; certificate: Certificate | null }[],
) {
  const found = statements.map(({ id, certificate }) => {
    const numbers = certificate ? numberedBoxes(certificate) : []
    return (certificate ? boxMarksOn(words, certificate) : []).map(({ box, at: { x, right, y, size } }) => {
      const number = numbers.indexOf(box) + 1
      return {
        x,
        right,
        y,
        size,
        number,
        id: markId(id, number),
        href: `#${rowId(id, number)}`,
        label: copy().beside(box, String(number)),
      }
    })
  })
  return found.toSorted((a, b) => b.length - a.length)[0] ?? []
}
