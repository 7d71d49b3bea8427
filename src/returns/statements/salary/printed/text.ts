import type { AmountBox } from '../certificate.ts'
import { type Anchor, anchorsOf, type PrintedBox } from './anchors.ts'
import type { Draft } from './draft.ts'
import * as labels from './labels.ts'
import { blocksOf, isOnLine, linesOf, type Piece, phrasesOf, plain } from './page.ts'
import { centsOfText, hasPlace, personOf } from './values.ts'

const amountAtEnd = /(?:^|\s)([-−–]?(?:\d{1,3}(?:['’‘ʼ´`\s]\d{3})+|\d{1,9})(?:[.,](?:\d\d|[-–—]{1,2}))?)$/
const date = /\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d\d)(?!\d)/g
/** Greatest distances in points: of an amount from its number, and of right edges in the column of amounts. */
const [maxBelow, maxAside] = [40, 10]

type Run = { text: string; piece: Piece }

/** The certificate on a page, by the numbers of the boxes and their labels; null if the page has none. */
export function readText(pieces: readonly Piece[]): Draft | null {
  const phrases = phrasesOf(pieces)
  const isTitled = phrases.some(({ text }) => isTitle('salary', text) || isTitle('pension', text))
  const anchors = isTitled ? anchorsOf(phrases) : null
  const top = anchors?.find(({ box }) => box !== null)
  const foot = anchors && footOf(phrases, anchors)
  if (!anchors || !top || !foot) return null
  const amounts = amountsOf(pieces, anchors, foot.y)
  const head = phrases.filter(({ y }) => y < top.y - 3)
  const period = periodOf(head)
  if (!amounts || !period) return null
  const employer = addressOf(foot.phrases, () => true)
  return {
    ...{ readFrom: 'text', form: formOf(head), year: '', from: period.from, until: period.until, amounts },
    birthDate: birthDateOf(head, period.y),
    freeTransport: isTicked(head, labels.tick.freeTransport),
    canteen: isTicked(head, labels.tick.canteen),
    words: wordsOf(phrases, anchors, foot.y),
    remarks: writtenIn('15', phrases, anchors, foot.y).join('\n'),
    person: addressOf(
      head.filter(({ y, text }) => y > period.y + 3 && !labels.headLabel.test(plain(text))),
      (lines) => personOf(lines) !== null && lines[0] !== employer[0],
    ),
    employer,
  }
}

const isTitle = (form: 'salary' | 'pension', text: string) => labels.title[form].test(plain(text))

/** A cross beside B; without a readable cross, a page with the other title only. */
function formOf(head: readonly Piece[]): Draft['form'] {
  if (isTicked(head, labels.title.pension)) return 'pension'
  return head.some(({ text }) => isTitle('salary', text)) ? 'salary' : 'pension'
}

function isTicked(phrases: readonly Piece[], label: RegExp): boolean {
  const labelled = phrases.filter(({ text }) => label.test(plain(text)))
  return labelled.some(
    (one) =>
      /^(?:[A-G]\s+)?[xX☒✕✖✗✘✓✔]\s/u.test(one.text) ||
      phrases.some(
        ({ text, x, y }) =>
          /^(?:[A-G]\s+)?[xX☒✕✖✗✘✓✔]$/u.test(text.trim()) &&
          Math.abs(y - one.y) <= 6 &&
          one.x - x > 0 &&
          one.x - x <= 60,
      ),
  )
}

function footOf(phrases: readonly Piece[], anchors: readonly Anchor[]) {
  const net = anchors.find(({ box }) => box === '11')?.y ?? 0
  const y = Math.min(
    ...phrases.flatMap((one) => (one.y > net && labels.signatureLabel.test(plain(one.text)) ? one.y : [])),
  )
  if (!Number.isFinite(y)) return null
  const isLabel = (text: string) => labels.signatureLabel.test(text) || labels.footLabel.test(text)
  const written = phrases.filter((one) => one.y >= y - 3 && !isLabel(plain(one.text)))
  return {
    y: y - 3,
    phrases: written.filter(({ text }) => !/\d{1,2}\.\s?(?:\d{1,2}\.|\p{L}+)\s?\d{2,4}$/u.test(text.trim())),
  }
}

/** Amounts in the column of box 11, each in the box above it; null if two stand in one box. */
function amountsOf(pieces: readonly Piece[], anchors: readonly Anchor[], end: number): Draft['amounts'] | null {
  const runs = pieces.flatMap((piece): Run[] => {
    const [, text] = amountAtEnd.exec(piece.text.trim()) ?? []
    return text !== undefined && piece.y < end ? [{ text, piece }] : []
  })
  const placed = joined(runs).flatMap((run) => {
    const box = run.piece.box ?? boxOf(run.piece, anchors)
    return box ? [{ ...run, box }] : []
  })
  const edge = Math.max(...placed.flatMap(({ box, piece }) => (box === '11' ? piece.right : [])))
  const inColumn = placed.filter(({ piece }) => piece.box !== undefined || Math.abs(piece.right - edge) <= maxAside)
  const boxes = inColumn.map(({ box }) => box)
  if (new Set(boxes).size < boxes.length || !boxes.includes('11')) return null
  return Object.fromEntries(inColumn.map(({ box, text }) => [box, text]))
}

/** Groups of digits that are printed apart are one amount. */
function joined(runs: readonly Run[]): Run[] {
  const whole: Run[] = []
  for (const line of linesOf(runs.map(({ piece }) => piece))) {
    for (const piece of line) {
      const text = runs.find((run) => run.piece === piece)?.text ?? ''
      const last = whole.at(-1)
      const gap = last && isOnLine(last.piece, piece) ? piece.x - last.piece.right : Number.POSITIVE_INFINITY
      if (last && gap < piece.size * 0.7 && /^\d{3}(?:[.,]\d\d)?$/.test(text) && !piece.box)
        whole.splice(-1, 1, { text: `${last.text} ${text}`, piece: { ...last.piece, right: piece.right } })
      else whole.push({ text, piece })
    }
  }
  return whole
}

function boxOf({ x, y }: Piece, anchors: readonly Anchor[]): AmountBox | null {
  const above = anchors.filter((one) => one.y <= y + 4 && one.x < x)
  const lowest = Math.max(...above.map((one) => one.y))
  const nearest = above.findLast((one) => lowest - one.y <= 3)
  if (!nearest?.box || y - nearest.y > maxBelow || nearest.box === '14' || nearest.box === '15') return null
  return nearest.box
}

/** Box E: the only line of the head with two days of one year. */
function periodOf(head: readonly Piece[]) {
  const lines = linesOf(head).flatMap((line) => {
    const days = line.flatMap(({ text }) => text.match(date) ?? [])
    const [from, until] = days.slice(-2)
    const isPeriod = days.length === 2 && from?.slice(-2) === until?.slice(-2)
    return isPeriod && from && until ? [{ from, until, y: line[0]?.y ?? 0 }] : []
  })
  return lines.length === 1 ? lines[0] : undefined
}

function birthDateOf(head: readonly Piece[], periodY: number): string {
  if (!head.some(({ text }) => labels.birthDateLabel.test(plain(text)))) return ''
  // The AHV number may stand directly before the date, so cut that off first.
  const days = head
    .filter(({ y }) => Math.abs(y - periodY) > 3)
    .flatMap(({ text }) => text.replace(/756(?:[\s.]*\d){10}/g, ' ').match(date) ?? [])
  return days.length === 1 ? (days[0] ?? '') : ''
}

/** The only address among phrases; without a place, the only block of several lines. */
function addressOf(phrases: readonly Piece[], isAccepted: (lines: string[]) => boolean): string[] {
  const blocks = blocksOf(phrases).filter(isAccepted)
  const addresses = blocks.filter(hasPlace)
  const [only, ...others] = addresses.length > 0 ? addresses : blocks.filter(({ length }) => length > 1)
  return others.length === 0 ? (only ?? []) : []
}

/** What is written in a box of several lines, without the labels. */
function writtenIn(box: PrintedBox, phrases: readonly Piece[], anchors: readonly Anchor[], end: number): string[] {
  const at = anchors.findIndex((one) => one.box === box)
  const from = anchors[at]
  if (!from) return []
  const until = Math.min(end, anchors.slice(at + 1).find(({ y }) => y > from.y + 3)?.y ?? end)
  return phrases
    .filter(({ y, x }) => y >= from.y - 3 && y < until - 3 && x >= from.x - 3)
    .map(({ text }) =>
      text
        .replace(/^1[45]\.?\s*/, '')
        .replace(labels.writtenLabels, '')
        .replace(/^[\s–/:-]+|[\s–/-]+$/g, ''),
    )
    .filter(Boolean)
}

function wordsOf(phrases: readonly Piece[], anchors: readonly Anchor[], end: number): Draft['words'] {
  const kinds = phrases.flatMap((label) => {
    const right = phrases.filter(({ x, y }) => x > label.right - 2 && Math.abs(y - label.y) <= 4)
    const words = right.filter(({ text }) => centsOfText(text) === null && !/^[-–+=]$/.test(text.trim()))
    const text = labels.kindLabel.exec([label, ...words].map((one) => one.text.trim()).join(' '))?.[1]
    const box = text && labels.kindLabel.test(`${label.text} x`) ? boxOf({ ...label, x: label.right }, anchors) : null
    return box && text && /\p{L}/u.test(text) ? [{ box, text }] : []
  })
  return [...kinds, ...writtenIn('14', phrases, anchors, end).map((text) => ({ box: '14' as const, text }))]
}
