import type { ReactNode } from 'react'

declare const own: unique symbol

/** Text that no visitor has typed: of ours, or made from a number, a day or a choice of our lists. */
export type OwnText = string & { readonly [own]: true }

/** Text of rows and files that only staff write, such as the title of a product. Never what a visitor entered. */
export function ownText(text: string): OwnText {
  return text as OwnText
}

/** One of the values of a list of ours; throws for any other. */
export function oneOf(list: readonly string[], value: string): OwnText {
  if (!list.includes(value)) throw new Error('This value is not on the list')
  return ownText(value)
}

/** What somebody typed, such as their name. Only the owner of a mailbox who has confirmed it gets to read it. */
export class Unverified<Value> {
  readonly #value: Value
  constructor(value: Value) {
    this.#value = value
  }
  /** The value for a confirmed mailbox, else null. */
  for(reader: EmailReader): Value | null {
    return reader.isVerified ? this.#value : null
  }
}

/** What an email to anybody is made of. A free `string` does not compile. */
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
 * What leads to an email. `visitor`: anybody, for nothing. `order`: an order that nobody has paid yet. `staff`: a person of
 * the firm, or a payment that has arrived; its number needs no limit.
 */
export type EmailTrigger = 'visitor' | 'order' | 'staff'

/** An email that may go to an address whose owner never confirmed it. */
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

/** Defines an email that may go to anybody. It is written from facts of ours and from nothing else. */
export function defineOwnEmail<Facts extends OwnFacts>(
  { kind, trigger }: Pick<OwnEmail, 'kind' | 'trigger'>,
  write: (facts: Facts, reader: EmailReader) => EmailText,
): (facts: Facts) => OwnEmail {
  if (defined.has(kind)) throw new Error(`Two emails are of the kind ${kind}`)
  defined.set(kind, trigger)
  return (facts) => ({ kind, trigger, write: (reader) => write(facts, reader) })
}
