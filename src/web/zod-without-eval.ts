import { config } from 'zod/v4/core'

// The content policy forbids code made from text; zod would try it once, and browsers report that.
config({ jitless: true })
