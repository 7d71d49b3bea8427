/** Postal address of a payee abroad: banks require town and country for foreign payments. */
export type PayeeAddress = {
  street: string | null
  houseNumber: string | null
  postcode: string | null
  town: string
  country: string
}

/** `bic` is needed only if the IBAN does not identify the bank, `address` only for accounts abroad. */
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

export const maxPayeeLength = 70

export const payeeFields = [
  ...['payeeName', 'payeeIban', 'payeeBic'],
  ...['payeeStreet', 'payeeHouseNumber', 'payeePostcode', 'payeeTown', 'payeeCountry'],
] as const satisfies readonly string[]

export function isPayeeEntered({ payeeName = '', payeeIban = '' }: EnteredPayee): boolean {
  return `${payeeName}${payeeIban}`.trim() !== ''
}

/** Whether the account is in Switzerland or Liechtenstein, whose banks share one clearing system. */
export function isSwiss(iban: string): boolean {
  return /^(CH|LI)/.test(iban)
}
