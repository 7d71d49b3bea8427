import type { ListingPage } from './parts.ts'

export const caseStudiesPage = {
  meta: {
    title: 'Case studies',
    description:
      'Six returns with challenge, solution and result: illustrative composites from the work with expatriates.',
  },
  title: 'Case studies',
  lead: 'Six returns: what was difficult, what we did, what came of it.',
  compositeNote:
    'These cases are illustrative composites. Persons and amounts are not those of a single client; the law is as it stands.',
  clear: 'Clear Filters',
  featuredTitle: 'Featured case studies',
  allTitle: 'All case studies',
  statisticsClaimIds: ['total-tax-savings', 'happy-clients', 'hours-saved', 'satisfaction'],
  ratingClaimId: 'case-study-ratings',
  callToActionTitle: 'Is your case among them?',
} as const satisfies ListingPage & Record<string, unknown>
