import type { Resource } from './resource.ts'

export const arrivalChecklist: Resource = {
  id: 'arrival-and-departure-checklist',
  title: 'Arrival and Departure Checklist',
  description:
    'Registers, insurance, tariff code, pension, last return: what to do and by when, on the way in and on the way out.',
  category: 'Checklist',
  rating: 4.7,
  featured: false,
  tags: ['arrival', 'departure', 'permit', 'pension'],
  format: 'pdf',
  fileName: 'arrival-and-departure-checklist.pdf',
  taxYear: 2026,
  stateOn: '2026-11-21',
  drawing: {
    motif: 'route',
    seed: 'arrival-and-departure-checklist',
    alt: 'A line finding its way through a field of dots to a red circle',
  },
  body: {
    kind: 'checklist',
    lead: 'Two lists: one for the year you come, one for the year you go.',
    groups: [
      {
        title: 'Before you arrive',
        items: [
          { text: 'Contract read for: local or posted, notice, school, housing, tax equalisation' },
          { text: 'Communes compared by tax, rent and health premium' },
          { text: 'Certificates collected: birth, marriage, insurance, diplomas' },
          { text: 'Values of accounts, securities and pension abroad noted on the day of the move' },
          { text: 'Grant and vesting dates of shares noted' },
          { text: 'Tax office at home told of the move' },
        ],
      },
      {
        title: 'First month',
        items: [
          { text: 'Registered with the commune', due: 'Within 14 days, before the first working day' },
          { text: 'Permit applied for' },
          { text: 'Employer told: civil status, children, religion, partner’s income' },
          { text: 'Tariff code on the first payslip checked' },
          { text: 'Bank account opened' },
        ],
      },
      {
        title: 'First three months',
        items: [
          { text: 'Health insurance taken out', due: 'Within three months; applies from the first day' },
          { text: 'Vested pension benefits from a former Swiss job brought to the new fund' },
          { text: 'Car imported and registered', hint: 'Removal goods are free of duty under conditions' },
          { text: 'Driving licence exchanged', due: 'Within twelve months' },
        ],
      },
      {
        title: 'First year',
        items: [
          { text: 'Decided: ordinary assessment or not', due: '31 March of the following year, without extension' },
          { text: 'Pillar 3a opened, if it can be deducted' },
          { text: 'Pension purchase planned', hint: '20 % of insured salary a year in the first five years' },
          { text: 'Will and choice of law looked at' },
        ],
      },
      {
        title: 'Before you leave',
        items: [
          {
            text: 'Ordinary assessment asked for, if it pays',
            due: 'Before you deregister: afterwards it is too late',
          },
          { text: 'Date of departure chosen with tax in mind' },
          { text: 'Pension certificate: compulsory part noted' },
          { text: 'Pillar 3a: accounts to withdraw before, accounts to withdraw after' },
          { text: 'No purchase into the pension fund in the last three years that would block capital' },
          { text: 'Treatment of capital in the new country asked for' },
          { text: 'Mortgage, lease, insurance, subscriptions cancelled' },
        ],
      },
      {
        title: 'On departure',
        items: [
          { text: 'Deregistered with the commune, confirmation kept' },
          { text: 'Address for letters in Switzerland named to the tax office' },
          { text: 'Health insurance ended as of the date of departure' },
          { text: 'Return up to the day of departure filed' },
          { text: 'Vested benefits account opened or payment requested' },
        ],
      },
      {
        title: 'Afterwards',
        items: [
          { text: 'Tax at source on capital claimed back, if the treaty allows', hint: 'Usually within three years' },
          { text: 'Extract of AHV contributions ordered' },
          { text: 'Swiss withholding tax on dividends claimed up to the day of departure' },
          { text: 'Papers stored for ten years' },
        ],
      },
    ],
    sources: [
      {
        title: 'Health Insurance Act (KVG, SR 832.10), Art. 3',
        href: 'https://www.fedlex.admin.ch/eli/cc/1995/1328_1328_1328/de',
      },
      {
        title: 'Ordinance on Tax at Source (QStV, SR 642.118.2)',
        href: 'https://www.fedlex.admin.ch/eli/cc/2018/274/de',
      },
      {
        title: 'Vested Benefits Act (FZG, SR 831.42)',
        href: 'https://www.fedlex.admin.ch/eli/cc/1994/2386_2386_2386/de',
      },
    ],
  },
}

export const homeOwnerChecklist: Resource = {
  id: 'home-owner-checklist',
  title: 'Home Owner Checklist',
  description: 'Buying, owning, letting and selling until 2028 and from 2029: documents, deductions and dates.',
  category: 'Checklist',
  rating: 4.6,
  featured: false,
  tags: ['real estate', 'mortgage', 'maintenance', 'imputed rental value'],
  format: 'pdf',
  fileName: 'home-owner-checklist-2026.pdf',
  taxYear: 2026,
  stateOn: '2026-11-21',
  drawing: { motif: 'facade', seed: 'home-owner-checklist', alt: 'House fronts with rows of windows, one window red' },
  body: {
    kind: 'checklist',
    lead: 'For owners of a home in Switzerland. The imputed rental value applies until the tax year 2028.',
    groups: [
      {
        title: 'When you buy',
        items: [
          {
            text: 'May you buy? Permit and nationality',
            hint: 'With B permit from outside the EU and EFTA: only the home you live in',
          },
          { text: 'Property transfer tax and fees of notary and register', hint: 'By canton' },
          { text: 'Money from the pension fund or pillar 3a', hint: 'Taxed as capital, may have to be paid back' },
          { text: 'Purchase contract and all invoices kept for later sale' },
          { text: 'Tax bill of the seller secured', hint: 'The canton may have a lien for the tax on gains' },
        ],
      },
      {
        title: 'Each year until 2028',
        items: [
          { text: 'Imputed rental value as in the last assessment' },
          {
            text: 'Maintenance: flat rate or actual cost',
            hint: 'Federal tax: 10 % up to ten years of age, 20 % above',
          },
          { text: 'Energy-saving work', hint: 'May be carried over to two following years' },
          { text: 'Invoices sorted: maintains value, adds value' },
          { text: 'Condominium: yearly account and share of the renewal fund' },
          { text: 'Mortgage: balance and interest', hint: 'Interest up to yield of assets plus CHF 50’000' },
          { text: 'Insurance of the building and fees' },
        ],
      },
      {
        title: 'If you let it',
        items: [
          { text: 'Rent received, without what tenants pay for heating and services' },
          { text: 'Costs of administration and empty months' },
          { text: 'Furnished: a part of the rent for furniture' },
          { text: 'Short lets: visitor’s tax, permits, VAT limit of CHF 100’000' },
        ],
      },
      {
        title: 'Before 1 January 2029',
        items: [
          { text: 'Renovations planned, with offers', hint: 'Not deductible afterwards for your own home' },
          { text: 'Spread over the tax years 2026, 2027 and 2028' },
          { text: 'Mortgage terms that end around 2029 noted', hint: 'Interest largely loses its deduction' },
          { text: 'Second home: tax of the canton watched' },
        ],
      },
      {
        title: 'When you sell',
        items: [
          { text: 'Tax on gains estimated', hint: 'Falls with the years of ownership in most cantons' },
          { text: 'Costs that add value listed, with invoices' },
          { text: 'New home planned: tax can be put off', hint: 'If you buy another home within a reasonable time' },
          { text: 'Fee for ending the mortgage early', hint: 'May count as cost of the sale' },
          { text: 'Money from the pension fund paid back' },
        ],
      },
    ],
    sources: [
      {
        title: 'Federal Council, 1 April 2026: entry into force 2029',
        href: 'https://www.admin.ch/de/newnsb/yGTqBPowRqyVh0zPokW-q',
      },
      {
        title: 'Federal Act on Direct Federal Tax (DBG, SR 642.11), Art. 21, 32, 33',
        href: 'https://www.fedlex.admin.ch/eli/cc/1991/1184_1184_1184/de',
      },
      {
        title: 'Tax Harmonisation Act (StHG, SR 642.14), Art. 12',
        href: 'https://www.fedlex.admin.ch/eli/cc/1991/1256_1256_1256/de',
      },
    ],
  },
}
