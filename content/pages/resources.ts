import type { ListingPage } from './parts.ts'

export const resourcesPage = {
  meta: {
    title: 'Resource center',
    description: 'Free guides, checklists and spreadsheets for your Swiss tax return. You do not need an account.',
  },
  title: 'Resource center',
  lead: 'Download guides, checklists and templates for tax years 2025 and 2026. They are free and you do not need to sign up.',
  featuredTitle: 'Featured resources',
  sections: { 'Tax Guide': 'Tax Guides', Checklist: 'Tax Checklists', Template: 'Tax Templates' },
  featuredBadge: 'Featured',
  download: 'Download',
  downloaded: 'Downloaded',
  ratingClaimId: 'resource-ratings',
  closingTitle: 'Would you rather talk to us?',
  schedule: 'Schedule Consultation',
  contact: 'Contact Us',
} as const satisfies ListingPage & Record<string, unknown>
