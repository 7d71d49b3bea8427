import { z } from 'zod'
import { defineSetting } from '#platform/settings/setting.ts'

/** Whether an article is written each day. */
export const autoGenerateBlog = defineSetting('auto_generate_blog', z.enum(['on', 'off']), 'off', 'admin')

/** Whether somebody reads an article before readers do, or it is public once all checks pass. */
export const generatedReview = defineSetting('generated_review', z.enum(['before', 'after']), 'before', 'admin')

/** Who reads it: a member of staff by their id; empty for whoever asked, and else for an owner. */
export const generatedReviewer = defineSetting('generated_reviewer', z.string().max(100), '', 'admin')
