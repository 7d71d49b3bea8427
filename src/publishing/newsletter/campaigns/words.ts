import { wordsIn } from '#platform/words.ts'
import { type CampaignWords, en } from './words-en.ts'

export const campaignWords = wordsIn<CampaignWords>({ en })
