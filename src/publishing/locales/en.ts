export const articles = {
  minRead: (readMinutes: number) => `${readMinutes} min read`,
}

export const blogPage = {
  for: (text: string) => ` for ‘${text}’`,
  inCategory: (category: string) => ` in ${category}`,
  article: 'article',
  articles: 'articles',
}

export const articleCard = {
  tags: 'Tags',
  more: (more: number) => `+${more} more`,
}

export const articleParts = {
  seePackages: 'See the packages',
  askUs: 'Ask us',
  tags: 'Tags',
}

export const articleView = {
  onThisPage: 'On this page',
  lawAsOf: (date: string) => `Law as of ${date}`,
}

export const shareButton = {
  words: { none: 'Share', copied: 'Link copied', failed: 'Copy the link above' },
}

export const checkArticle = {
  words: (words: number) => `${words} words`,
}

export const generate = {
  noCategory: (category: string) => `No category ${category}`,
  editorialTeam: 'Editorial team',
}

export const writtenArticle = {
  invalidAiResponseFormatAi: 'Invalid AI response format - AI did not return valid JSON',
  invalidResponseStructure: 'Invalid response structure',
}

export const rating = {
  rated: 'Rated',
}

export const renderMarkdown = {
  table: (columns: string) => `Table: ${columns}`,
}
