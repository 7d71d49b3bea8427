import { legalSources } from '#content/law/sources.ts'
import type { Resource } from './resource.ts'

export const arrivalChecklist: Resource = {
  id: 'arrival-and-departure-checklist',
  title: 'Arrival and Departure Checklist',
  description:
    'Each step with its office, cost, form and last day, on the way in and on the way out. The dates that nobody can repair are marked.',
  category: 'Checklist',
  rating: 4.7,
  featured: false,
  tags: ['arrival', 'departure', 'permit', 'pension'],
  format: 'pdf',
  fileName: 'arrival-and-departure-checklist.pdf',
  taxYear: 2026,
  stateOn: '2026-11-25',
  drawing: {
    illustration: 'route',
    seed: 'arrival-and-departure-checklist',
    alt: 'A line finding its way through a field of dots to a red circle',
  },
  body: {
    kind: 'checklist',
    lead: 'Two lists: one for the year you come, one for the year you go. Most dates can be moved or made up for. Two cannot, and they are marked with CANNOT BE REPAIRED.',
    groups: [
      {
        title: 'Before you arrive',
        items: [
          {
            text: 'Values of accounts, securities and pension abroad on the day of the move',
            hint: 'Office: your bank. Cost: none. Form: statements of that day, in the currency of the account',
            due: 'Day of the move; later only with effort',
          },
          {
            text: 'Grant and vesting dates of shares and options',
            hint: 'Office: the plan administrator. Cost: none. Form: grant letters and vesting schedule. Example: vested over four years, two of them here, then half is Swiss salary',
          },
          {
            text: 'Tax office at home told of the move',
            hint: 'Office: tax office of the old country. Form: notice of departure or certificate of residence; ask about an exit tax on holdings in companies',
          },
          {
            text: 'Communes compared by tax, rent and health premium',
            hint: 'Office: none. Cost: none. Form: our calculator, tab ‘Compare communes’',
          },
          {
            text: 'Originals collected: birth, marriage, insurance, diplomas',
            hint: 'With an apostille where the register asks for one',
          },
        ],
      },
      {
        title: 'First month',
        items: [
          {
            text: 'Registered, and permit applied for',
            hint: 'Office: residents’ register of the commune. Cost: for citizens of EU and EFTA at most CHF 65 for the permit, plus the fee of the commune. Form: passport, contract, lease, certificates',
            due: 'Within 14 days, and before the first working day',
          },
          {
            text: 'Employer told of civil status, children, religion and partner’s income',
            hint: 'Office: payroll. Cost: none. Form: registration for tax at source. Example: CHF 9’000 a month, married with two children, taxed as A0N instead of B2N until somebody says so',
            due: 'With the contract; changes within the month',
          },
          {
            text: 'Tariff code on the first payslip checked',
            hint: 'Office: payroll, later the canton. Cost: none. Form: request for correction',
            due: 'At the latest by 31 March of the following year',
          },
        ],
      },
      {
        title: 'First three months',
        items: [
          {
            text: 'Health insurance taken out for each person',
            hint: 'Office: any licensed insurer (compare on priminfo.admin.ch). Cost: premiums from the day of arrival if you insure in time. Form: application of the insurer',
            due: 'Three months from arrival; afterwards a surcharge',
          },
          {
            text: 'Vested benefits of former Swiss jobs brought to the new pension fund',
            hint: 'Office: old foundation; Central Office 2nd Pillar when you do not know where it is. Cost: none. Form: transfer order',
          },
          {
            text: 'Removal goods and car declared',
            hint: 'Office: customs (BAZG) at the border. Cost: free of duty for goods used for six months. Form 18.44, for the car also 13.20 A',
            due: 'On entry',
          },
          {
            text: 'Driving licence exchanged',
            hint: 'Office: road traffic office of the canton. Cost: fee of the canton, plus the eye test where asked for. Form: application with the original licence',
            due: 'Twelve months from arrival',
          },
        ],
      },
      {
        title: 'First year',
        items: [
          {
            text: 'Ordinary assessment: decided and asked for',
            hint: 'Office: tax at source section of the canton. Cost: none. Form: request for the subsequent ordinary assessment. Below CHF 120’000 it is your choice and binds later years',
            due: 'CANNOT BE REPAIRED: 31 March of the following year, received, without extension',
          },
          {
            text: 'Form asked for where a return is compulsory',
            hint: 'Office: tax office of the canton. Cost: none. From CHF 120’000 gross, or with other income or wealth above the threshold of the canton (Bern: CHF 3’000 of other income, CHF 150’000 of taxable wealth)',
            due: '31 March of the following year',
          },
          {
            text: 'Pillar 3a opened, if it can be deducted',
            hint: 'Office: bank or insurer. Cost: fees of the foundation. At most CHF 7’258 for 2026 with a pension fund',
            due: 'Money there by 31 December',
          },
          {
            text: 'Pension purchase planned',
            hint: 'Office: pension fund. Form: request with the pension certificate. From abroad and never insured here: 20 % of the insured salary a year in the first five years',
            due: 'Money there by 31 December',
          },
          {
            text: 'Will and choice of law looked at',
            hint: 'Office: notary. Cost: fee of the canton. A handwritten will costs nothing',
          },
        ],
      },
      {
        title: 'Before you leave',
        items: [
          {
            text: 'Ordinary assessment asked for, if it pays',
            hint: 'Office: tax at source section of the canton. Cost: none. Form: the same request. Example: you leave on 30 June 2027. The request for 2026 must arrive by 31 March 2027, the request for 2027 before you deregister',
            due: 'CANNOT BE REPAIRED: each year that is over by 31 March of the following year, and nothing later than the day you deregister',
          },
          {
            text: 'Capital: what to withdraw before, what after',
            hint: 'Office: pension fund, 3a foundations. Before: taxed in the canton where you live. After: tax at source at the seat of the foundation. To EU and EFTA the compulsory part normally stays here',
            due: 'Before deregistration for the first way',
          },
          {
            text: 'No lump sum from the second pillar within three years of a buy-in',
            hint: 'Office: pension fund. Form: list of buy-ins. Any lump sum from the second pillar can cost you the deduction, not only the part you bought in (Federal Supreme Court, 2C_658/2009)',
          },
          {
            text: 'Treatment of capital in the new country asked for',
            hint: 'Office: tax adviser there. Ask in writing before the payout',
          },
          {
            text: 'Lease, insurance, subscriptions cancelled',
            hint: 'Office: landlord and insurers. Cost: rent until the next date, unless you name a new tenant',
            due: 'Three months before the date of the lease, as a rule',
          },
        ],
      },
      {
        title: 'On departure',
        items: [
          {
            text: 'Deregistered, confirmation kept',
            hint: 'Office: residents’ register of the commune. Cost: fee of the commune, if any. Form: confirmation of departure; foundations and insurers ask for it',
            due: 'Before the day of departure',
          },
          {
            text: 'Address for letters in Switzerland named',
            hint: 'Office: tax office. Cost: none. Form: letter or power of attorney; without one, decisions can be published in the gazette and the 30 days run',
          },
          {
            text: 'Return up to the day of departure filed, taxes paid',
            hint: 'Office: commune or canton. Form: return for a part of the year. Income is converted to a year for the rate',
            due: 'The date on the form',
          },
          {
            text: 'Health insurance ended',
            hint: 'Office: insurer. Form: confirmation of departure. Cost: premiums until that day',
          },
          {
            text: 'Vested benefits account opened or payment requested',
            hint: 'Office: pension fund. Form: order, with the spouse’s certified signature for a payment',
            due: 'Within six months of leaving the job; afterwards the fund sends the money to the Substitute Occupational Benefit Institution',
          },
        ],
      },
      {
        title: 'Afterwards',
        items: [
          {
            text: 'Tax at source on capital claimed back, if the treaty allows',
            hint: 'Office: canton of the foundation. Cost: none. Form: refund form with the stamp of the new tax office',
            due: 'As a rule three years from the payout',
          },
          {
            text: 'Swiss withholding tax (35 %) on dividends claimed',
            hint: 'Office: canton for income up to departure, Federal Tax Administration afterwards. Form: list of securities; then the form of the country',
            due: 'Three years after the year of the income',
          },
          {
            text: 'Extract of AHV contributions ordered',
            hint: 'Office: any compensation office or ahv-iv.ch. Cost: none',
            due: 'Gaps can be filled for five years only',
          },
          { text: 'Papers stored', hint: 'Returns, assessments, salary certificates', due: 'Ten years' },
        ],
      },
    ],
    sources: [
      {
        title: 'Federal Act on Direct Federal Tax (DBG, SR 642.11), Art. 89, 89a and 137',
        href: legalSources.dbg.href,
      },
      {
        title: 'Health Insurance Act (KVG, SR 832.10), Art. 3 and 5',
        href: legalSources.kvg.href,
      },
      {
        title: 'Ordinance on Tax at Source (QStV, SR 642.118.2)',
        href: legalSources.qstv.href,
      },
      {
        title: 'Vested Benefits Act (FZG, SR 831.42), Art. 5 and 25f',
        href: legalSources.fzg.href,
      },
    ],
  },
}
