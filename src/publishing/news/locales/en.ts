export const readFeed = {
  documentContainsDocumentTypeDefinition: 'The document contains a document type definition',
  thisIsNotFeed: 'This is not a feed',
  feedIsDamaged: 'The feed is damaged',
}

export const trySource = {
  feedSaysNothingHasChanged: 'The feed says nothing has changed, although we asked for the whole feed',
}

export const newsArticlePage = {
  askUs: 'Ask us',
  tags: 'Tags',
  opensInNewTab: ', opens in a new tab',
}

export const newsLabels = {
  taxPolicy: 'Tax Policy',
  taxLaw: 'Tax Law',
  generalNews: 'General News',
  government: 'Government',
  business: 'Business',
}

export const newsPage = {
  categories: 'Categories',
  for: (text: string) => ` for ‘${text}’`,
  opensInNewTab: ', opens in a new tab',
  inCategory: (category: string) => ` in ${category}`,
  article: 'article',
  articles: 'articles',
}

export const pictures = {
  buildingWithManyWindowsAuthority: 'A building with many windows: a public authority',
  sequenceOfPhasesBillGoing: 'A sequence of phases: a bill going through parliament',
  tableOfContentsLaw: 'The table of contents of a law',
  calendarPage: 'A calendar page',
  columnsOfLedger: 'Columns of a ledger',
}

export const rewriteChecks = {
  words: (words: number) => `${words} words`,
}

export const rewritePrompt = {
  invalidAiResponseFormatAi: 'Invalid AI response format - AI did not return valid JSON',
  invalidResponseStructure: 'Invalid response structure',
}

export const runDb = {
  itStoppedWithoutReportingError: 'It stopped without reporting an error.',
}

export const runNews = {
  itFailedSeeLogFor: 'It failed. See the log for the reason.',
  waitsForBudget: (title: string) => `‘${title}’ is waiting: today’s budget has been used up`,
}

export const newsCard = {
  tags: 'Tags',
}

export const runNote = {
  articleOf: (done: number, total: number) => `Article ${done} of ${total}`,
}

export const sourceLink = {
  opensInNewTab: (title: string) => `: ${title}, opens in a new tab`,
}
