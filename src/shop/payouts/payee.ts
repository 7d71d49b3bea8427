/** Whose account money goes to. The BIC names the bank where the number does not. */
export type Payee = { name: string; iban: string; bic: string | null }

export type PayeeFault = 'name-missing' | 'name-long' | 'iban-wrong' | 'iban-of-bill' | 'iban-far' | 'bic-wrong'
export type PayeeFaults = Partial<Record<'payeeName' | 'payeeIban' | 'payeeBic', PayeeFault>>

export type EnteredPayee = Readonly<Partial<Record<'payeeName' | 'payeeIban' | 'payeeBic', string>>>

/** The longest name that a payment order of a Swiss bank takes. */
export const longestPayee = 70

/** Whether anything was entered at all. */
export function isPayeeEntered({ payeeName = '', payeeIban = '' }: EnteredPayee): boolean {
  return `${payeeName}${payeeIban}`.trim() !== ''
}

/** Whether an account is with a Swiss bank or one of Liechtenstein, which share their clearing. */
export function isSwiss(iban: string): boolean {
  return /^(CH|LI)/.test(iban)
}
