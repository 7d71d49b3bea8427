import { z } from 'zod'
import { amountBoxes, type Certificate, certificateSchema } from './certificate.ts'
import { centsOfText, dayOfText } from './printed/values.ts'

/** Boxes that staff can correct; box E has two days. */
export const correctableBoxes = ['E from', 'E until', 'F', 'G', ...amountBoxes] as const
export type CorrectableBox = (typeof correctableBoxes)[number]

/** Cents, an ISO day, or whether a box is ticked; null if the box is empty. */
export type BoxValue = number | string | boolean | null

const boxValue = z.union([z.number(), z.string(), z.boolean(), z.null()])
export const correctionSchema = z.object({
  ...{ box: z.enum(correctableBoxes), before: boxValue, after: boxValue, at: z.iso.datetime() },
})
export type Correction = z.infer<typeof correctionSchema>

export function correctableBox(text: string): CorrectableBox | undefined {
  return correctableBoxes.find((box) => box === text)
}

export function boxValueOf(
  { from, until, freeTransport, canteen, amounts }: Certificate,
  box: CorrectableBox,
): BoxValue {
  switch (box) {
    case 'E from':
      return from
    case 'E until':
      return until
    case 'F':
      return freeTransport
    case 'G':
      return canteen
    default:
      return amounts[box] ?? null
  }
}

/** What was read in each corrected box, before the first correction. */
export function readBefore(corrections: readonly Correction[]): ReadonlyMap<CorrectableBox, BoxValue> {
  return new Map(corrections.toReversed().map(({ box, before }) => [box, before]))
}

/** The certificate with the value typed for a box; null if it is no value of this box. Net salary is required. */
export function withBox(certificate: Certificate, box: CorrectableBox, typed: string): Certificate | null {
  const text = typed.trim()
  const change = changeOf(certificate, box, text)
  const corrected = certificateSchema.safeParse({ ...certificate, ...change })
  return change && corrected.success && corrected.data.from <= corrected.data.until ? corrected.data : null
}

function changeOf({ amounts }: Certificate, box: CorrectableBox, text: string): Partial<Certificate> | null {
  switch (box) {
    case 'E from':
    case 'E until': {
      const day = /^\d{4}-/.test(text) ? text : dayOfText(text)
      return day === null ? null : { [box === 'E from' ? 'from' : 'until']: day }
    }
    case 'F':
    case 'G': {
      const isTicked = { yes: true, no: false }[text.toLowerCase()]
      return isTicked === undefined ? null : { [box === 'F' ? 'freeTransport' : 'canteen']: isTicked }
    }
    default: {
      const { [box]: _, ...others } = amounts
      const cents = centsOfText(text.replaceAll(',', '’').replace(/’(\d\d)$/, '.$1'))
      if (text === '' && box !== '11') return { amounts: others }
      return cents === null ? null : { amounts: { ...others, [box]: cents } }
    }
  }
}
