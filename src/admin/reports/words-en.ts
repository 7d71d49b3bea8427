import type { StatusKind } from '#cases/planning/work.ts'
import type { PeriodError, Preset } from './period.ts'

export type FiguresWords = {
  errors: Record<PeriodError, string>
  presets: Record<Preset, string>
  status: Record<StatusKind, string>
  steps: Record<'enquiries' | 'orders' | 'paid' | 'filed', string>
  money: Record<'net' | 'refunded' | 'gross', string>
}

export const en: FiguresWords = {
  errors: {
    'not-a-month': 'Enter months such as 03.2026. The last twelve months are shown.',
    'turned-round': 'The first month must not come after the last one. The last twelve months are shown.',
    'too-long': 'Choose at most three years. The last twelve months are shown.',
  },
  presets: { 'months-12': 'Last 12 months', 'this-year': 'This year', 'last-year': 'Last year' },
  status: {
    today: 'Cases due today',
    overdue: 'Overdue cases',
    'with-firm': 'Cases that wait for us',
    'with-client': 'Cases that wait for the client',
  },
  steps: { enquiries: 'Enquiries', orders: 'Orders', paid: 'Paid', filed: 'Filed' },
  money: { net: 'Revenue, net', refunded: 'Paid back', gross: 'Paid' },
}
