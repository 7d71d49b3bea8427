import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

/** Whether news is made by itself, every morning. */
export const autoGenerateNews = defineSetting('auto_generate_news', z.enum(['on', 'off']), 'off', 'admin')

/** Whether somebody reads a news text before it is shown, or it is shown once all checks pass. */
export const newsReview = defineSetting('news_review', z.enum(['before', 'after']), 'before', 'admin')
