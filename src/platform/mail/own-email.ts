import type { ReactNode } from 'react'

declare const own: unique symbol

/** Text that no visitor typed: ours, or derived from a number, a date or a fixed list. */
export type OwnText = string & { readonly [own]: true }

/** Marks text from rows and files that only staff write, e.g. a product title. Never use it for visitor input. */
export function ownText(text: string): OwnText {
  return text as OwnText
}

export function oneOf(list: readonly string[], value: string): OwnText {
  if (!list.includes(value)) throw new Error('This value is not on the list')
  return ownText(value)
}

/** Visitor input, e.g. a name. Only the confirmed owner of a mailbox may read it. */
export class Unverified<Value> {
  readonly #value: Value
  constructor(value: Value) {
    this.#value = value
  }
  for(reader: EmailReader): Value | null {
    return reader.isVerified ? this.#value : null
  }
}

/** Allowed contents of emails to unconfirmed addresses. A plain `string` does not compile. */
export type OwnFact =
  | OwnText
  | number
  | boolean
  | null
  | undefined
  | Date
  | Unverified<unknown>
  | readonly OwnFact[]
  | OwnFacts
export type OwnFacts = { readonly [name: string]: OwnFact }

export type EmailReader = { isVerified: boolean }
export type EmailText = { subject: string; body: ReactNode }

/** `visitor`: any visitor, at no cost. `order`: an unpaid order. `staff`: staff or a received payment; no limit. */
export type EmailTrigger = 'visitor' | 'order' | 'staff'

export type OwnEmail = {
  kind: string
  trigger: EmailTrigger
  write: (reader: EmailReader) => EmailText
}

const defined = new Map<string, EmailTrigger>()

/**
 * Every email that was defined in the loaded modules, by its kind. Tests compare it with their list.
 * @internal
 */
export function listOwnEmails(): ReadonlyMap<string, EmailTrigger> {
  return defined
}

export function defineOwnEmail<Facts extends OwnFacts>(
  { kind, trigger }: Pick<OwnEmail, 'kind' | 'trigger'>,
  write: (facts: Facts, reader: EmailReader) => EmailText,
): (facts: Facts) => OwnEmail {
  if (defined.has(kind)) throw new Error(`Two emails are of the kind ${kind}`)
  defined.set(kind, trigger)
  return (facts) => ({ kind, trigger, write: (reader) => write(facts, reader) })
}
