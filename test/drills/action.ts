import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { samplePdf } from '#dev/demo-data/sample-document.ts'
import type { Kind, Ledger } from './ledger.ts'
import type { Outbound } from './outbound.ts'
import type { Site } from './site.ts'
import { type Answer, aClient, type CurrentUser, insist } from './visitor.ts'

export type Stage = Pick<Site, 'ask' | 'password'> & {
  base: string
  ledger: Ledger
  client: CurrentUser
  staff: CurrentUser
  second: CurrentUser
  caseIds: string[]
  outbound: Outbound | null
}

type Action = { kind: Kind; key: string; requested: Record<string, number>; statuses?: number[] }

export const aDeviceToken = () => `drill-${randomUUID().slice(0, 13)}`

export function enter(ledger: Ledger, answer: Answer | null, act: Action): boolean {
  const { kind, key, requested, statuses = [303] } = act
  // A redirect to the sign-in page means that the session had ended and nothing was saved.
  const isRedirected = answer?.headers.get('Location')?.includes('next=')
  if (answer && statuses.includes(answer.status) && !isRedirected) {
    ledger.note(kind, key, requested)
    return true
  }
  ledger.refuse(kind, key, answer ? `${answer.status} ${wordsOf(answer).slice(0, 200)}` : 'no answer in a minute')
  return false
}

export function wordsOf({ body }: Answer): string {
  const main = /<main[\s\S]*?<\/main>/.exec(body.toString())?.[0] ?? body.toString()
  return main
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

export function aFile(key: string, fields: Record<string, string> = {}, name = 'files'): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append(name, new Blob([new Uint8Array(samplePdf(['A page', key]))], { type: 'application/pdf' }), key)
  return form
}

export type OwnClient = { id: string; email: string; visitor: CurrentUser }

export async function aFreshClient({ ask, base, password }: Stage): Promise<OwnClient> {
  const id = aDeviceToken()
  const email = `${id}@example.org`
  await ask(
    `with made as (insert into people (id, email, email_verified, name, first_name, last_name, role, status)
       values ($1, $2, true, 'Dora Drill', 'Dora', 'Drill', 'client', 'active'))
     insert into credentials (user_id, password_hash, created_at, updated_at)
       select $1, c.password_hash, now(), now()
       from credentials c join people p on p.id = c.user_id where p.email = 'client@example.com'`,
    [id, email],
  )
  return { id, email, visitor: await aClient(base, password, email) }
}

export async function aCaseOf({ ask }: Stage, clientId: string, state: string): Promise<string> {
  const [row] = await ask<{ id: string }>(
    `insert into cases (case_number, client_id, title, case_type, tax_year, state)
     values ($1, $2, 'Tax return 2025', 'tax_return', 2025, $3) returning id`,
    [`2025-${aDeviceToken()}`, clientId, state],
  )
  return row?.id ?? ''
}

/** Statuses that count as success: 409 and 422 mean that an earlier attempt succeeded but its response was lost. */
export const doneOrSo = [303, 409, 422]

/**
 * Waits until a query returns a row, up to 30 seconds unless told otherwise. Returns null after that; the ledger then reports the action as
 * missing.
 */
export async function awaited<Row extends object>(
  { ask }: Stage,
  text: string,
  values: unknown[],
  timeoutMs = 30_000,
): Promise<Row | null> {
  for (const until = Date.now() + timeoutMs; Date.now() < until; await pause(300)) {
    const [row] = await ask<Row>(text, values)
    if (row) return row
  }
  return null
}

export function post(visitor: CurrentUser, path: string, form: Record<string, string> | (() => FormData)) {
  return insist(() => visitor.post(path, { form: typeof form === 'function' ? form() : form }))
}
