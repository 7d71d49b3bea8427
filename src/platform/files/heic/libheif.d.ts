declare module 'libheif-js/wasm-bundle.js' {
  type HeifImage = {
    get_width(): number
    get_height(): number
    /** Fills `data` with RGBA pixels; calls back with null if the image cannot be decoded. */
    display(
      image: { data: Uint8ClampedArray; width: number; height: number },
      done: (image: { data: Uint8ClampedArray } | null) => void,
    ): void
  }
  const libheif: { HeifDecoder: new () => { decode(content: Uint8Array): HeifImage[] } }
  export default libheif
}
