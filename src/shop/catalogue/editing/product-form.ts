import { type IllustrationName, illustrationNames } from '#design/illustrations/illustration-names.ts'
import { readMoney } from '#tax/money-input.ts'

/** Product visibility: listed in the store; reachable only by URL; or shown only in existing orders. */
export const productStatuses = ['published', 'hidden', 'archived'] as const

export const maxTitleLength = 80
export const maxSubtitleLength = 200
export const maxRibbonLength = 30
export const maxTextLength = 8000
export const maxAltLength = 200
export const maxDetails = 12
export const maxPictures = 5
export const maxRelated = 6
export const maxCents = 10_000_000
const maxPlaces = 10_000

export type VariantSeen = { id: string; left: number | null }

export type FieldErrorText =
  | 'missing'
  | 'too-long'
  | 'one-line'
  | 'status-unknown'
  | 'price-not-money'
  | 'price-too-high'
  | 'places-not-whole'
  | 'monthly-not-whole'
  | 'monthly-uncounted'
  | 'none-offered'
  | 'detail-half'
  | 'illustration-unknown'
  | 'alt-missing'
  | 'type-unknown'
  | 'title-taken'
  | 'related-unknown'
  | 'related-twice'
  | 'variant-unknown'
  | 'no-time'
  | 'time-past'
  | 'ends-before'
  | 'other-plan'

export type VariantEdit = {
  id: string
  title: string
  priceCents: number
  isOffered: boolean
  places: { left: number; change: number | null } | null
  monthlyPlaces: number | null
}

export type ProductEdit = {
  title: string
  subtitle: string | null
  ribbonText: string | null
  description: string
  status: ProductStatus
  purchasable: boolean
  details: { title: string; description: string }[]
  pictures: { illustration: IllustrationName; alt: string }[]
  variants: VariantEdit[]
  related: string[]
}

export type FormErrors = Readonly<Record<string, FieldErrorText>>
export type ProductFormOutcome = { ok: true; edit: ProductEdit } | { ok: false; errors: FormErrors }

export type Entered = Readonly<Record<string, string>>

export function readProductForm(
  entered: Entered,
  { variants, others }: { variants: readonly VariantSeen[]; others: readonly { id: string }[] },
): ProductFormOutcome {
  const errors: Record<string, FieldErrorText> = {}
  const field = (name: string) => (entered[name] ?? '').trim()
  const blame = (name: string, error: FieldErrorText) => {
    errors[name] ??= error
  }
  const line = (name: string, maxLength: number, isNeeded = false) => {
    const text = field(name)
    if (isNeeded && text === '') blame(name, 'missing')
    if (text.length > maxLength) blame(name, 'too-long')
    if (/[\r\n]/.test(text)) blame(name, 'one-line')
    return text
  }
  const title = line('title', maxTitleLength, true)
  const description = field('description')
  if (description === '') blame('description', 'missing')
  if (description.length > maxTextLength) blame('description', 'too-long')
  const status = productStatuses.find((known) => known === field('status'))
  if (!status) blame('status', 'status-unknown')
  const edit: ProductEdit = {
    ...{ title, description, status: status ?? 'hidden' },
    subtitle: line('subtitle', maxSubtitleLength) || null,
    ribbonText: line('ribbonText', maxRibbonLength) || null,
    purchasable: field('ordering') !== 'on-request',
    details: readDetails(field, blame),
    pictures: readPictures(field, blame),
    variants: variants.map((seen) => readVariant(seen, field, blame)),
    related: readRelated(others, field, blame),
  }
  const isNoneOffered = edit.variants.every(({ isOffered }) => !isOffered)
  if (isNoneOffered && edit.status !== 'archived') blame('status', 'none-offered')
  return Object.keys(errors).length === 0 ? { ok: true, edit } : { ok: false, errors }
}

type Field = (name: string) => string
type Blame = (name: string, error: FieldErrorText) => void

function readVariant({ id, left }: VariantSeen, field: Field, blame: Blame): VariantEdit {
  const title = field(`${id}.title`)
  if (title === '') blame(`${id}.title`, 'missing')
  if (title.length > maxTitleLength) blame(`${id}.title`, 'too-long')
  const price = readMoney(field(`${id}.price`))
  if (!price.ok) blame(`${id}.price`, 'price-not-money')
  if (price.ok && price.cents > maxCents) blame(`${id}.price`, 'price-too-high')
  const submitted = field(`${id}.places`)
  const requested = whole(submitted)
  if (submitted !== '' && requested === null) blame(`${id}.places`, 'places-not-whole')
  const monthly = field(`${id}.monthly`)
  const monthlyPlaces = monthly === '' ? null : whole(monthly)
  if (monthly !== '' && !monthlyPlaces) blame(`${id}.monthly`, 'monthly-not-whole')
  if (monthlyPlaces !== null && submitted === '') blame(`${id}.monthly`, 'monthly-uncounted')
  // The form also posts the stock that it displayed, so that only the difference between old and new stock is applied.
  const shown = whole(field(`${id}.left`)) ?? left
  const places =
    requested === null ? null : { left: requested, change: left === null || shown === null ? null : requested - shown }
  const isOffered = field(`${id}.offered`) !== ''
  return { id, title, priceCents: price.ok ? price.cents : 0, isOffered, places, monthlyPlaces }
}

function readDetails(field: Field, blame: Blame): ProductEdit['details'] {
  return Array.from({ length: maxDetails }, (_, at) => at).flatMap((at) => {
    const [name, text] = [`detail.${at}.title`, `detail.${at}.text`]
    const [title, description] = [field(name), field(text)]
    if (title === '' && description === '') return []
    if (title === '') blame(name, 'detail-half')
    if (description === '') blame(text, 'detail-half')
    if (title.length > maxTitleLength) blame(name, 'too-long')
    if (description.length > maxTextLength) blame(text, 'too-long')
    return [{ title, description }]
  })
}

function readPictures(field: Field, blame: Blame): ProductEdit['pictures'] {
  return Array.from({ length: maxPictures }, (_, at) => at).flatMap((at) => {
    const [chosen, alt] = [field(`picture.${at}.illustration`), field(`picture.${at}.alt`)]
    if (chosen === '') return []
    const illustration = illustrationNames.find((known) => known === chosen)
    if (!illustration) blame(`picture.${at}.illustration`, 'illustration-unknown')
    if (alt === '') blame(`picture.${at}.alt`, 'alt-missing')
    if (alt.length > maxAltLength) blame(`picture.${at}.alt`, 'too-long')
    return illustration ? [{ illustration, alt }] : []
  })
}

function readRelated(others: readonly { id: string }[], field: Field, blame: Blame): string[] {
  const related: string[] = []
  for (let at = 0; at < maxRelated; at++) {
    const id = field(`related.${at}`)
    if (id === '') continue
    if (!others.some((other) => other.id === id)) blame(`related.${at}`, 'related-unknown')
    if (related.includes(id)) blame(`related.${at}`, 'related-twice')
    related.push(id)
  }
  return related
}

function whole(submitted: string): number | null {
  const number = /^\d{1,6}$/.test(submitted) ? Number(submitted) : null
  return number !== null && number <= maxPlaces ? number : null
}

export type ProductStatus = (typeof productStatuses)[number]

type Row = { status: string; isHidden: boolean }

export function statusOf({ status, isHidden }: Row): ProductStatus {
  if (status !== 'published') return 'archived'
  return isHidden ? 'hidden' : 'published'
}

export function statusRow(statusSummary: ProductStatus): Row {
  return { status: statusSummary === 'archived' ? 'archived' : 'published', isHidden: statusSummary !== 'published' }
}
