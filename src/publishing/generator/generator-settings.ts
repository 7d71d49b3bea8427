import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

export const autoGenerateBlog = defineSetting('auto_generate_blog', z.enum(['on', 'off']), 'off', 'admin')

export const generatedReview = defineSetting('generated_review', z.enum(['before', 'after']), 'before', 'admin')

export const generatedReviewer = defineSetting('generated_reviewer', z.string().max(100), '', 'admin')
