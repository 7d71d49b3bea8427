import type { Random } from './random.ts'

/** Colours of an illustration. Each illustration must use red exactly once. */
export type Colours = Record<'ground' | 'ink' | 'mid' | 'soft' | 'paper' | 'red', string>

export type Ground = 'mist' | 'ink' | 'red'

// Inline SVGs follow the theme through these custom properties. SVG files, such as social cards, use the fallbacks.
export const colours: Record<Ground, Colours> = {
  mist: {
    ground: 'var(--d-bg,#f4f5f7)',
    ink: 'var(--d-ink,#111418)',
    mid: 'var(--d-mid,#9aa1aa)',
    soft: 'var(--d-soft,#dcdfe3)',
    paper: 'var(--d-paper,#ffffff)',
    red: 'var(--d-red,#d8232a)',
  },
  ink: {
    ground: 'var(--d-inv-bg,#111418)',
    ink: 'var(--d-inv-ink,#ffffff)',
    mid: '#8b939d',
    soft: '#3b434c',
    paper: '#ffffff',
    red: 'var(--d-red,#d8232a)',
  },
  red: { ground: '#d8232a', ink: '#ffffff', mid: '#f3b8ba', soft: '#c01d24', paper: '#ffffff', red: '#111418' },
}

/** `random` determines layout and red shape. `level` is the size of a shop package, which only `sheets` uses. */
export type Illustration = (random: Random, colours: Colours, level: 1 | 2 | 3) => string
