import { z } from 'zod'
import { isCountry } from '#platform/countries.ts'
import { dayOf } from '#platform/day.ts'
import { movedBy } from '#platform/working-days.ts'
import { readMoney } from '#tax/money-input.ts'

export const invoicePlans = ['once', 'instalments', 'deposit'] as const
export type InvoicePlan = (typeof invoicePlans)[number]

export const maxFixedLines = 5
export const maxInstalments = 6
const maxTitleLength = 120
const minTotalCents = 100
const maxTotalCents = 10_000_000
/** The last part must be due within this time, so that no invoice waits for years. */
const maxDays = 365

export type DirectInvoiceError =
  | 'no-lines'
  | 'line-without-text'
  | 'text-too-long'
  | 'not-money'
  | 'too-little'
  | 'too-much'
  | 'no-plan'
  | 'no-country'
  | 'no-day'
  | 'day-past'
  | 'day-far'
  | 'day-order'
  | 'one-instalment'
  | 'amounts-differ'
  | 'deposit-too-high'

export type DirectLine = { title: string; amountCents: number }
export type InvoicePart = { amountCents: number; dueOn: string }
export type DirectInvoice = { lines: DirectLine[]; plan: InvoicePlan; parts: InvoicePart[]; country: string }

type Values = Readonly<Partial<Record<string, string>>>
type Read<Result> = ({ ok: true } & Result) | { ok: false; field: string; reason: DirectInvoiceError }

const refuse = (field: string, reason: DirectInvoiceError) => ({ ok: false, field, reason }) as const

/** Reads the form of an invoice from chosen time (`timeLines`) and fixed lines. All amounts include VAT. */
export function readDirectInvoice(
  values: Values,
  { timeLines, today }: { timeLines: readonly DirectLine[]; today: string },
): Read<{ invoice: DirectInvoice }> {
  const fixed = readFixedLines(values)
  if (!fixed.ok) return fixed
  const lines = [...timeLines, ...fixed.lines]
  if (lines.length === 0) return refuse('text0', 'no-lines')
  const totalCents = totalOf(lines)
  if (totalCents < minTotalCents) return refuse('amount0', 'too-little')
  if (totalCents > maxTotalCents) return refuse('amount0', 'too-much')
  const country = values.country ?? ''
  if (!isCountry(country)) return refuse('country', 'no-country')
  const plan = invoicePlans.find((one) => one === values.plan)
  if (!plan) return refuse('plan', 'no-plan')
  const parts = readParts(values, { plan, totalCents, today })
  return parts.ok ? { ok: true, invoice: { lines, plan, parts: parts.parts, country } } : parts
}

/** Sum of the amounts entered in the fixed lines that can be read so far, in cents. */
export function enteredLinesCents(values: Values): number {
  return Array.from({ length: maxFixedLines }, (_, at) => readMoney(textOf(values, `amount${at}`))).reduce(
    (sum, money) => sum + (money.ok ? money.cents : 0),
    0,
  )
}

function readFixedLines(values: Values): Read<{ lines: DirectLine[] }> {
  const lines: DirectLine[] = []
  for (let at = 0; at < maxFixedLines; at++) {
    const [title, amount] = [textOf(values, `text${at}`), textOf(values, `amount${at}`)]
    if (title === '' && amount === '') continue
    if (title === '') return refuse(`text${at}`, 'line-without-text')
    if (title.length > maxTitleLength) return refuse(`text${at}`, 'text-too-long')
    const money = readMoney(amount)
    if (!money.ok || money.cents === 0) return refuse(`amount${at}`, 'not-money')
    lines.push({ title, amountCents: money.cents })
  }
  return { ok: true, lines }
}

type PartsInput = { plan: InvoicePlan; totalCents: number; today: string }

function readParts(values: Values, { plan, totalCents, today }: PartsInput): Read<{ parts: InvoicePart[] }> {
  if (plan === 'instalments') return readInstalments(values, { totalCents, today })
  const dueOn = readDay(values, 'due', today)
  if (!dueOn.ok) return dueOn
  if (plan === 'once') return { ok: true, parts: [{ amountCents: totalCents, dueOn: dueOn.day }] }
  const deposit = readMoney(textOf(values, 'deposit'))
  if (!deposit.ok || deposit.cents < minTotalCents) return refuse('deposit', 'not-money')
  if (deposit.cents > totalCents - minTotalCents) return refuse('deposit', 'deposit-too-high')
  const restOn = readDay(values, 'restDue', today)
  if (!restOn.ok) return restOn
  if (restOn.day <= dueOn.day) return refuse('restDue', 'day-order')
  const rest = { amountCents: totalCents - deposit.cents, dueOn: restOn.day }
  return { ok: true, parts: [{ amountCents: deposit.cents, dueOn: dueOn.day }, rest] }
}

function readInstalments(
  values: Values,
  { totalCents, today }: Omit<PartsInput, 'plan'>,
): Read<{ parts: InvoicePart[] }> {
  const rows = Array.from({ length: maxInstalments }, (_, at) => at).filter(
    (at) => textOf(values, `partDue${at}`) !== '' || textOf(values, `part${at}`) !== '',
  )
  if (rows.length < 2) return refuse('partDue0', 'one-instalment')
  const isEqual = rows.every((at) => textOf(values, `part${at}`) === '')
  const equal = equalParts(totalCents, rows.length)
  const parts: InvoicePart[] = []
  for (const [index, at] of rows.entries()) {
    const due = readDay(values, `partDue${at}`, today)
    if (!due.ok) return due
    const before = parts.at(-1)
    if (before && due.day <= before.dueOn) return refuse(`partDue${at}`, 'day-order')
    const money = isEqual ? null : readMoney(textOf(values, `part${at}`))
    if (money && (!money.ok || money.cents < minTotalCents)) return refuse(`part${at}`, 'not-money')
    parts.push({ amountCents: money?.ok ? money.cents : (equal[index] ?? 0), dueOn: due.day })
  }
  if (totalOf(parts) !== totalCents) return refuse(`part${rows[0] ?? 0}`, 'amounts-differ')
  return { ok: true, parts }
}

/** Equal amounts; the first gets the cents that cannot be divided. @example equalParts(1000, 3) // [334, 333, 333] */
export function equalParts(totalCents: number, count: number): number[] {
  const each = Math.floor(totalCents / count)
  return Array.from({ length: count }, (_, at) => (at === 0 ? totalCents - each * (count - 1) : each))
}

export function totalOf(lines: readonly { amountCents: number }[]): number {
  return lines.reduce((sum, { amountCents }) => sum + amountCents, 0)
}

function readDay(values: Values, field: string, today: string): Read<{ day: string }> {
  const day = dayOf(textOf(values, field))
  if (!z.iso.date().safeParse(day).success) return refuse(field, 'no-day')
  if (day < today) return refuse(field, 'day-past')
  return day > movedBy(today, maxDays) ? refuse(field, 'day-far') : { ok: true, day }
}

function textOf(values: Values, name: string): string {
  return (values[name] ?? '').trim()
}

export function newInvoicePath({ clientId, caseId }: { clientId: string; caseId?: string | null | undefined }): string {
  return `/admin/billing/new?${new URLSearchParams({ client: clientId, ...(caseId && { case: caseId }) })}`
}
