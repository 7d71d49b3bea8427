import type { FieldWords } from '#platform/field-errors.ts'
import type { PayeeError } from './payee.ts'
import type { PayoutState } from './payout.ts'

export type PayoutWords = {
  states: Readonly<Record<PayoutState, string>>
  errors: FieldWords<PayeeError>
  fields: Readonly<
    Record<
      | 'name'
      | 'nameHint'
      | 'iban'
      | 'ibanHint'
      | 'bic'
      | 'bicHint'
      | 'address'
      | 'addressHint'
      | 'street'
      | 'houseNumber'
      | 'postcode'
      | 'town'
      | 'country',
      string
    >
  >
  emails: {
    requested: Readonly<Record<'preview' | 'text' | 'textReturned' | 'amount' | 'button' | 'note', string>> & {
      subject: (number: number) => string
    }
    changed: Readonly<Record<'preview' | 'text' | 'amount' | 'account' | 'button' | 'note', string>> & {
      subject: (number: number) => string
      ending: (digits: string) => string
    }
    cancelled: Readonly<Record<'preview' | 'text' | 'amount' | 'because' | 'button' | 'note', string>> & {
      subject: (number: number) => string
    }
  }
}

export const en: PayoutWords = {
  states: {
    no_account: 'Account missing',
    ready: 'To be paid',
    in_file: 'With the bank',
    paid: 'Paid',
    returned: 'Came back',
    cancelled: 'Called off',
  },
  errors: {
    'name-missing': 'Enter the name of the account holder.',
    'name-long': 'Banks take at most 70 characters here.',
    'iban-wrong':
      'Check the IBAN: its digits do not prove each other. A Swiss one looks like CH93 0076 2011 6238 5295 7.',
    'iban-of-bill': 'This is the number of a QR-bill, which takes no refunds. Enter the IBAN of the account itself.',
    'iban-far': 'We transfer to accounts in Switzerland, Liechtenstein and other SEPA countries only.',
    'name-not-latin':
      'Write the name in Latin letters, as the bank of the account writes it. Banks do not take other letters.',
    'address-long': 'Banks take fewer characters here.',
    'address-not-latin': 'Write this in Latin letters. Banks do not take other letters.',
    'town-missing': 'For an account outside Switzerland and Liechtenstein enter the town of the account holder.',
    'country-missing': 'For an account outside Switzerland and Liechtenstein choose the country of the account holder.',
    'bic-wrong': 'For an account outside Switzerland enter the BIC of the bank, such as DEUTDEFF.',
  },
  fields: {
    name: 'Account holder',
    nameHint: 'As the bank knows it.',
    iban: 'IBAN',
    ibanHint: 'Of an account in Switzerland, Liechtenstein or another SEPA country.',
    bic: 'BIC',
    bicHint: 'Only for an account outside Switzerland and Liechtenstein.',
    address: 'Address of the account holder, for an account abroad',
    addressHint: 'Banks need town and country for payments outside Switzerland and Liechtenstein.',
    street: 'Street',
    houseNumber: 'Number',
    postcode: 'Postcode',
    town: 'Town',
    country: 'Country',
  },
  emails: {
    requested: {
      subject: (number) => `Order ${number}: to which account shall we transfer?`,
      preview: 'Money goes back to you. Please tell us your account.',
      text: 'You paid this order by transfer, and money of it goes back to you. Please tell us to which account:',
      textReturned:
        'Money of this order was to go back the way you paid, and your bank or card has not taken it. We transfer it instead. Please tell us to which account:',
      amount: 'Going back to you',
      button: 'Enter the account',
      note: 'Never send us the number of an account by mail: on this page it is kept encrypted.',
    },
    changed: {
      subject: (number) => `Order ${number}: another account for your refund`,
      preview: 'The account for your refund is being changed.',
      text: 'We were told another account for your refund. If you did not ask for this, reply to this email now: we have not paid yet.',
      amount: 'Refund',
      account: 'New account',
      ending: (digits) => `ends with ${digits}`,
      button: 'Open the order',
      note: 'We never show the whole number of an account in an email.',
    },
    cancelled: {
      subject: (number) => `Order ${number}: no money goes back for now`,
      preview: 'A refund of your order was called off, and why.',
      text: 'Money of this order was to go back to you by transfer. We have called that off before it was paid:',
      amount: 'Not going back',
      because: 'Why',
      button: 'Open the order',
      note: 'If you see it differently, write to us: a person answers.',
    },
  },
}
