/** An official source, named under the text that rests on it. */
export type Source = { title: string; href: string }
