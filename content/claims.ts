/**
 * A statement in our advertising that a reader could ask us to prove; contractual promises only if we advertise with
 * them. Pages only show claims that `findShownClaims` returns.
 */
export type Claim = {
  id: string
  text: string
  value: string
  source: string
  /** Last day on which the claim may be shown (YYYY-MM-DD). */
  validUntil: string
  /** False if there is no evidence on file; the claim is then hidden while staff have enabled 'only proven claims'. */
  proven: boolean
}

export const claims: readonly Claim[] = [
  {
    id: 'clients',
    text: 'clients',
    value: '500+',
    source: 'Statement of the firm. To prove: count of completed engagements in the client register.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'happy-clients',
    text: 'Happy Clients',
    value: '500+',
    source: 'Statement of the firm. To prove: count of completed engagements in the client register.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'success-rate',
    text: 'success rate',
    value: '98%',
    source: 'Statement of the firm. To prove: share of returns assessed as filed, from closed cases.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'years-of-experience',
    text: 'years of experience',
    value: '15+',
    source: 'Combined experience of the team before the firm was founded. To prove: the signed team profiles.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'response-time',
    text: 'response',
    value: '24h',
    source: 'Service promise of the firm, on working days: table of answer times on the contact page.',
    validUntil: '2027-12-31',
    proven: true,
  },
  {
    id: 'lower-rates',
    text: 'lower rates than large firms',
    value: '60%',
    source: 'Lowest difference in our price comparison, rounded down. To prove: dated offers behind the comparison.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'less-than-large-firms',
    text: 'less than large firms',
    value: '60-80%',
    source: 'Own prices against the lower and upper end of the comparison table: 63–80 %. To prove: dated offers.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'average-saving',
    text: 'CHF average saving per return',
    value: '1,400',
    source:
      'Statement of the firm. To prove: average over closed cases with a documented comparison, on the same cases as the total: 500 clients times CHF 1,400 would be CHF 700,000, not CHF 295,000.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'hourly-rate',
    text: 'CHF per hour for work outside a package',
    value: '150-300',
    source: 'Price list of the firm, valid from 01.11.2026.',
    validUntil: '2027-12-31',
    proven: true,
  },
  {
    id: 'hourly-rate-large-firms',
    text: 'CHF per hour at large firms',
    value: '400-800+',
    source: 'Own survey without named providers. To prove: dated offers.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'free-consultation',
    text: 'minute consultation, free for first-time clients',
    value: '30',
    source: 'Offer of the firm: terms, section fees.',
    validUntil: '2027-12-31',
    proven: true,
  },
  {
    id: 'first-time-discount',
    text: 'discount for first-time clients',
    value: '10%',
    source: 'Offer of the firm: terms, section fees.',
    validUntil: '2027-12-31',
    proven: true,
  },
  {
    id: 'total-tax-savings',
    text: 'total tax savings',
    value: 'CHF 295K+',
    source:
      'Statement of the firm. To prove: sum over closed cases with a documented comparison, on the same cases as the average.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'hours-saved',
    text: 'hours saved',
    value: '1,200+',
    source: 'Statement of the firm. To prove: time estimates given by clients.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'satisfaction',
    text: 'satisfaction',
    value: '4.9/5',
    source: 'Statement of the firm. To prove: ratings given after completed engagements.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'was-price-basic',
    text: 'former price of the Basic package in CHF',
    value: '399',
    source:
      'Statement of the firm. To prove: at least 30 days of sales at this price (price disclosure ordinance, PBV Art. 16).',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'was-price-standard',
    text: 'former price of the Standard package in CHF',
    value: '699',
    source:
      'Statement of the firm. To prove: at least 30 days of sales at this price (price disclosure ordinance, PBV Art. 16).',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'was-price-premium',
    text: 'former price of the Premium package in CHF',
    value: '1,199',
    source:
      'Statement of the firm. To prove: at least 30 days of sales at this price (price disclosure ordinance, PBV Art. 16).',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'was-price-tax-consultation',
    text: 'former price of a 60 minute consultation in CHF',
    value: '180',
    source:
      'Statement of the firm. To prove: at least 30 days of sales at this price (price disclosure ordinance, PBV Art. 16).',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'most-popular',
    text: 'package, by orders',
    value: 'Most popular',
    source: 'Statement of the firm. To prove: orders of the last twelve months by package.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'testimonials',
    text: 'quotes of clients on the home page',
    value: '3',
    source: 'Sample texts, labelled as such. To prove: written consent of each client to a real quote.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'case-study-ratings',
    text: 'satisfaction in the case studies',
    value: '1-5',
    source: 'Statement of the firm about composites. To prove: ratings given after the engagements behind them.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'price-comparison',
    text: 'price ranges of large firms, local advisors and online software',
    value: 'comparison tables',
    source: 'Own survey without named providers. To prove: dated offers and published price lists.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'resource-ratings',
    text: 'ratings of guides, checklists and templates',
    value: '1-5',
    source: 'Statement of the firm. To prove: ratings given by readers on this site.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'law-federal',
    text: 'federal laws in the library',
    value: '3',
    source: 'Count of the law library on 21.11.2026.',
    validUntil: '2027-06-30',
    proven: true,
  },
  {
    id: 'support-24-7',
    text: 'Support',
    value: '24/7',
    source:
      'Statement of the firm. People answer in opening hours only; the portal takes messages at any time. To prove: a rota for nights and weekends.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'law-cantonal',
    text: 'cantonal tax laws',
    value: '26',
    source: 'One tax act per canton (tax harmonisation act, StHG).',
    validUntil: '2027-06-30',
    proven: true,
  },
  {
    id: 'law-treaties',
    text: 'tax treaties',
    value: '120+',
    source:
      'Statement of the firm. The Confederation speaks of over 100 double taxation agreements. To prove: dated count.',
    validUntil: '2027-06-30',
    proven: false,
  },
  {
    id: 'law-decisions',
    text: 'court decisions',
    value: '50+',
    source: 'Statement of the firm. To prove: decisions entered in the library.',
    validUntil: '2027-06-30',
    proven: false,
  },
]
