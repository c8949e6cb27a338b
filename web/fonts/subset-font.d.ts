declare module 'subset-font' {
  type Axis = number | { readonly min: number; readonly max: number };
  type Options = {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, Axis>>;
    readonly keepFeatures?: readonly string[];
    readonly dropTables?: readonly string[];
    readonly keepAllGlyphs?: boolean;
  };
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
