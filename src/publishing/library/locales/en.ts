export const caseStudiesPage = {
  inNumbers: 'In numbers',
  saved: (taxSavings: string) => `${taxSavings} saved`,
  search: 'Search',
  searchCaseStudies: 'Search case studies',
  industry: 'Industry',
  allIndustries: 'All industries',
  service: 'Service',
  allServices: 'All services',
  showingOfCaseStudies: (count: number, total: number) => `Showing ${count} of ${total} case studies`,
  noCaseStudiesFound: 'No case studies found',
  tryAnotherWordIndustryOr: 'Try another word, industry or service.',
}

export const documentFileRoute = {
  thereIsNoFileWith: 'There is no file with this name. See all guides, checklists and templates at /resources\n',
}

export const faqPage = {
  search: 'Search',
  for: (text: string) => `for ‘${text}’`,
  showAll: 'Show all questions',
  question: 'question',
  questions: 'questions',
}

export const lawPage = {
  ofThemAreOnThis: (counted: number) => `${counted} of them summarised on this page`,
  category: 'Category',
  allCategories: 'All categories',
  year: 'Year',
  allYears: 'All years',
  foundLegalDocuments: (count: number) => `Found ${count} legal documents`,
  clearFilters: 'Clear Filters',
}

export const lawSheet = {
  asOf: (firmName: string, kind: string, date: string) => `${firmName} · ${kind} · As of ${date}`,
  officialText: (title: string) => `${title}, official text`,
  textOf: (date: string) => `text of ${date}`,
}

export const resourcesPage = {
  sections: ['Tax Guide', 'Checklist', 'Template'] as const,
  tags: 'Tags',
  taxYearOf: (year: number | null) => `tax year ${year}`,
  asOf: (date: string) => `as of\u00a0${date}`,
  downloads: 'downloads',
  download: 'download',
}

export const caseStudy = {
  complexity: (complexity: string) => `${complexity} complexity`,
  challenge: 'Challenge',
  solution: 'Solution',
  results: 'Results',
  howWeWorkedOutSaving: 'How we worked out the saving',
  tags: 'Tags',
  taxSavings: 'Tax savings',
  timeSaved: 'Time saved',
  satisfaction: 'Satisfaction',
  duration: 'Duration',
  team: 'Team',
  complexityLabel: 'Complexity',
}

export const filterForm = {
  search: 'Search',
}

export const lawCheckNote = {
  lawAsOfSources: (date: string) => `Law as of ${date}. Sources:`,
}

export const legalDocumentCard = {
  importance: { high: 'High importance', medium: 'Medium importance', low: 'Low importance' },
  tags: 'Tags',
  lastUpdated: (date: string) => `Last updated ${date}`,
}

export const newTabLink = {
  opensInNewTab: '(opens in a new tab)',
}
