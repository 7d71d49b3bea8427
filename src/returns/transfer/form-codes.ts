import type { Canton } from '#tax/figures.ts'
import type { TransferLineId } from './transfer-lines.ts'

/** `certain`: read in the canton's own publication of that year. `likely`: read in a public copy of it. */
export type Sureness = 'certain' | 'likely'

/** A publication from which codes were read on 25 November 2026. */
type CodeSource = { year: number; sureness: Sureness }

const sources = {
  'zh-2025': { year: 2025, sureness: 'likely' },
  'vd-2013': { year: 2013, sureness: 'certain' },
  'vd-2014': { year: 2014, sureness: 'likely' },
  'vd-2021': { year: 2021, sureness: 'certain' },
  'vd-2025': { year: 2025, sureness: 'likely' },
  'vd-2026': { year: 2026, sureness: 'likely' },
  'ge-2022': { year: 2022, sureness: 'certain' },
} as const satisfies Record<string, CodeSource>

export type CodeSourceId = keyof typeof sources

export function codeSource(id: CodeSourceId): CodeSource {
  return sources[id]
}

/** Code of a line on a canton's form; `partner` is set if the second person has a code of their own. */
export type FormCode = { client: string; partner?: string; sources: readonly CodeSourceId[] }

export type CantonForm = {
  canton: Canton
  codes: Readonly<Partial<Record<TransferLineId, FormCode>>>
  /** True if the form asks for gross salaries instead of the net salary of the salary certificate. */
  asksForGross?: true
}

const zh = (client: string, partner?: string): FormCode => ({
  client,
  ...(partner && { partner }),
  sources: ['zh-2025'],
})
const vd = (client: string, ...from: CodeSourceId[]): FormCode => ({ client, sources: from })
const ge = (client: string, partner?: string): FormCode => ({
  client,
  ...(partner && { partner }),
  sources: ['ge-2022'],
})

/** Cantons whose codes were found. For all others, the lines have no code. */
const forms: readonly CantonForm[] = [
  {
    canton: 'ZH',
    codes: {
      salary: zh('100', '101'),
      'side-job': zh('102', '103'),
      'self-employment': zh('120', '121'),
      'daily-allowances': zh('142', '143'),
      'child-allowances': zh('142', '143'),
      'other-income': zh('163'),
      'securities-income': zh('150'),
      'property-net': zh('188'),
      'total-income': zh('199'),
      'work-costs': zh('220', '240'),
      'debt-interest': zh('250'),
      'pillar-3a': zh('260', '261'),
      'insurance-premiums': zh('270'),
      'pension-purchase': zh('280'),
      training: zh('292'),
      'bank-charges': zh('283'),
      'child-care': zh('376'),
      'second-earner': zh('290'),
      'total-deductions': zh('299'),
      'net-income': zh('310'),
      'medical-costs': zh('320'),
      donations: zh('324'),
      children: zh('370'),
      'taxable-income': zh('390'),
      'securities-value': zh('400'),
      'life-insurance': zh('406'),
      vehicle: zh('412'),
      'other-asset': zh('416'),
      property: zh('421'),
      'total-assets': zh('460'),
      'total-debts': zh('470'),
      'taxable-wealth': zh('490'),
    },
  },
  {
    canton: 'VD',
    codes: {
      commuting: vd('140', 'vd-2021', 'vd-2025'),
      meals: vd('150', 'vd-2021', 'vd-2025'),
      'weekly-stay': vd('150', 'vd-2021', 'vd-2025'),
      'professional-costs': vd('160', 'vd-2021', 'vd-2025'),
      'side-job-costs': vd('165', 'vd-2021'),
      'second-earner': vd('235', 'vd-2021'),
      'insurance-premiums': vd('300', 'vd-2021', 'vd-2025'),
      'pillar-3a': vd('310', 'vd-2013', 'vd-2025'),
      'securities-value': vd('410', 'vd-2014', 'vd-2026'),
      vehicle: vd('430', 'vd-2026'),
      'bank-charges': vd('490', 'vd-2026'),
      rent: vd('660', 'vd-2025', 'vd-2026'),
      'child-care': vd('670', 'vd-2026'),
      'medical-costs': vd('710', 'vd-2025'),
    },
  },
  {
    canton: 'GE',
    asksForGross: true,
    codes: {
      'gross-salary': ge('11.10', '21.10'),
      equity: ge('11.40', '21.40'),
      'child-allowances': ge('16.63'),
    },
  },
]

export function findForm(canton: Canton | null): CantonForm | null {
  return forms.find((form) => form.canton === canton) ?? null
}
