export function CvFrame(_props: { bytes: Uint8Array; name: string }) {
  return null;
}
