export type NewsEmailWords = {
  feedBroken: {
    subject: (feed: string) => string
    title: string
    why: string
    text: (failures: number) => string
    facts: { feed: string; address: string; lastAnswer: string; none: string }
    button: string
  }
}

export const en: NewsEmailWords = {
  feedBroken: {
    subject: (feed) => `News: ${feed} does not answer`,
    title: 'A news feed is broken',
    why: 'You get this letter because you run the office.',
    text: (failures) => `A feed of the news could not be read ${failures} times in a row. It is now asked once a day.`,
    facts: { feed: 'Feed', address: 'Address', lastAnswer: 'Last answer', none: 'none' },
    button: 'Open the feeds',
  },
}
