/** Where a payee abroad lives: banks want town and country for payments abroad. */
export type PayeeAddress = {
  street: string | null
  houseNumber: string | null
  postcode: string | null
  town: string
  /** ISO 3166, two letters. */
  country: string
}

/** Whose account money goes to. The BIC names the bank where the number does not; payees with an account abroad have an address. */
export type Payee = { name: string; iban: string; bic: string | null; address?: PayeeAddress | null }

export type PayeeField =
  | 'payeeName'
  | 'payeeIban'
  | 'payeeBic'
  | 'payeeStreet'
  | 'payeeHouseNumber'
  | 'payeePostcode'
  | 'payeeTown'
  | 'payeeCountry'

export type PayeeError =
  | 'name-missing'
  | 'name-long'
  | 'name-not-latin'
  | 'iban-wrong'
  | 'iban-of-bill'
  | 'iban-far'
  | 'bic-wrong'
  | 'address-long'
  | 'address-not-latin'
  | 'town-missing'
  | 'country-missing'
export type PayeeErrors = Partial<Record<PayeeField, PayeeError>>

export type EnteredPayee = Readonly<Partial<Record<PayeeField, string>>>

/** The longest name that a payment order of a Swiss bank takes. */
export const maxPayeeLength = 70

/** The fields of an account that a form posts. */
export const payeeFields = [
  ...['payeeName', 'payeeIban', 'payeeBic'],
  ...['payeeStreet', 'payeeHouseNumber', 'payeePostcode', 'payeeTown', 'payeeCountry'],
] as const satisfies readonly string[]

/** Whether anything was entered at all. */
export function isPayeeEntered({ payeeName = '', payeeIban = '' }: EnteredPayee): boolean {
  return `${payeeName}${payeeIban}`.trim() !== ''
}

/** Whether an account is with a Swiss bank or one of Liechtenstein, which share their clearing. */
export function isSwiss(iban: string): boolean {
  return /^(CH|LI)/.test(iban)
}
