import { wordsIn } from '#platform/words.ts'
import { type CampaignWords, en } from './words-en.ts'

/** The words about campaigns for what is named by codes. */
export const campaignWords = wordsIn<CampaignWords>({ en })
