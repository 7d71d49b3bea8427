import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

export const autoGenerateNews = defineSetting('auto_generate_news', z.enum(['on', 'off']), 'off', 'admin')

export const newsReview = defineSetting('news_review', z.enum(['before', 'after']), 'before', 'admin')
