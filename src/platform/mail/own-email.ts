import type { ReactNode } from 'react'

declare const own: unique symbol

/** Text without visitor input: our own text, or text derived from a number, a date or a fixed list. */
export type OwnText = string & { readonly [own]: true }

/** Marks text that only staff can write, such as a product title, as `OwnText`. Never use it for visitor input. */
export function ownText<Text extends string>(text: Text): Text & OwnText {
  return text as Text & OwnText
}

export function oneOf(list: readonly string[], value: string): OwnText {
  if (!list.includes(value)) throw new Error('This value is not on the list')
  return ownText(value)
}

/** Visitor input, such as a name. Emails may show it only to the confirmed owner of the address. */
export class Unverified<Value> {
  readonly #value: Value
  constructor(value: Value) {
    this.#value = value
  }
  for(reader: EmailReader): Value | null {
    return reader.isVerified ? this.#value : null
  }
}

/** Values that emails to unconfirmed addresses may contain. A plain `string` does not compile. */
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

/**
 * What causes an email, which determines its rate limit: any visitor, a visitor with an unpaid order, or ('staff') an
 * action of staff or a payment. Emails caused by staff or payments have no limit.
 */
export type EmailTrigger = 'visitor' | 'order' | 'staff'

export type OwnEmail = {
  kind: string
  trigger: EmailTrigger
  write: (reader: EmailReader) => EmailText
}

const defined = new Map<string, EmailTrigger>()

/**
 * All emails defined in the loaded modules, by kind. A test compares them with its own list.
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
