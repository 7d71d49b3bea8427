import type { Canton } from '#tax/figures.ts'
import type { NoValues } from '#tax/trace.ts'
import type { Pillar } from './at-source-figures.ts'
import type { AtSourceBasis } from './capital-at-source.ts'

export type DepartureValues = {
  'departure.federal': { pillar: Pillar; amount: number }
  'departure.canton': { pillar: Pillar; amount: number; seat: Canton; basis: AtSourceBasis }
  'departure.total': { pillars: number }
  'departure.remains': NoValues
  'departure.refund': { pillar: Pillar; lastDay: string | null }
}
