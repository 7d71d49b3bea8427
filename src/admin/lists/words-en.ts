import type { RefusalWords, Refused } from '#platform/words.ts'
import type { ViewOutcome } from './store-view.server.ts'
import { maxViewNameLength, maxViews } from './view-limits.ts'

export type ListWords = {
  notSaved: RefusalWords<Refused<ViewOutcome>>
}

export const en: ListWords = {
  notSaved: {
    'name-missing': 'Give the view a name.',
    'name-too-long': `A name has at most ${maxViewNameLength} characters.`,
    'name-taken': 'You have a view of this name already. Choose another name.',
    'query-too-long': 'These are too many filters for one view.',
    'too-many': `You keep ${maxViews} views already. Delete one first.`,
    forbidden: 'Your role does not include sharing views. Ask an admin or an owner.',
    unknown: 'This view is gone, or it is not yours.',
  },
}
