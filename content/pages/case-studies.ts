import type { ListingPage } from './parts.ts'

export const caseStudiesPage = {
  meta: {
    title: 'Case studies',
    description:
      'Six expat tax returns, each with the challenge, our solution and the result. These are illustrative cases that combine details from several clients.',
  },
  title: 'Case studies',
  lead: 'See what made six tax returns difficult, what we did and how each case ended.',
  compositeNote:
    'These are illustrative cases. Each case combines details from several clients. The tax rules are real.',
  clear: 'Clear Filters',
  featuredTitle: 'Featured case studies',
  allTitle: 'All case studies',
  statisticsClaimIds: ['total-tax-savings', 'happy-clients', 'hours-saved', 'satisfaction'],
  ratingClaimId: 'case-study-ratings',
  callToActionTitle: 'Does one of these cases sound like yours?',
} as const satisfies ListingPage & Record<string, unknown>
