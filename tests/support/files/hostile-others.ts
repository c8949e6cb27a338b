import { type CvType, cvTypes } from '#contract/cv.ts';
import { doc, docx, pdf, type SentFile } from './good-files.ts';
import { wordParts, zip } from './zip-files.ts';

type Hostile = SentFile & { readonly what: string };

const endings = Object.keys(cvTypes) as CvType[];
const good = { pdf: pdf(), doc: doc(), docx: docx() };

/** A file whose name and type claim to be a CV. */
export function asCv(what: string, ending: CvType, bytes: Buffer): Hostile {
  return { what: `${what} as .${ending}`, name: `cv.${ending}`, type: cvTypes[ending], bytes };
}

const hex = (digits: string) => Buffer.concat([Buffer.from(digits, 'hex'), Buffer.alloc(600, 7)]);
const text = (start: string) => Buffer.from(`${start}\n${'a line of text\n'.repeat(50)}`);

/** None of these beginnings is a CV's type. */
const others: Record<string, Buffer> = {
  'a Windows program': hex('4d5a90000300000004000000ffff0000'),
  'a Linux program': hex('7f454c4602010100'),
  'a macOS program': hex('cffaedfe07000001'),
  'a universal macOS program': hex('cafebabe00000002'),
  'a Java class': hex('cafebabe00000041'),
  WebAssembly: hex('0061736d01000000'),
  'an Android program': hex('6465780a30333500'),
  'a Windows shortcut': hex('4c0000000114020000000000c0000000'),
  'a shell script': text('#!/bin/sh'),
  'a Python script': text('#!/usr/bin/env python3'),
  'a batch file': text('@echo off'),
  'a PowerShell script': text('Invoke-Expression $env:payload'),
  'a PHP script': text('<?php system($_GET["c"]); ?>'),
  'a JavaScript': text('new ActiveXObject("WScript.Shell")'),
  'a Visual Basic script': text('CreateObject("WScript.Shell").Run "calc"'),
  'an HTML page': text('<!doctype html><script>alert(1)</script>'),
  'an HTML application': text('<html><hta:application id="a">'),
  'an SVG image': text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  'XML with an entity': text(
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc">]>',
  ),
  'a Word 2003 XML document': text(
    '<?xml version="1.0"?><?mso-application progid="Word.Document"?>',
  ),
  'an RTF document': text('{\\rtf1\\ansi{\\object\\objdata 0105}}'),
  'a web archive': text('MIME-Version: 1.0\nContent-Type: multipart/related'),
  PostScript: text('%!PS-Adobe-3.0'),
  'a form for Acrobat': text('%FDF-1.2'),
  'plain text': text('Ada Yılmaz'),
  'a PNG image': hex('89504e470d0a1a0a0000000d49484452'),
  'a JPEG image': hex('ffd8ffe000104a464946'),
  'a GIF image': hex('474946383961'),
  'a WebP image': hex('524946462400000057454250'),
  'a BMP image': hex('424d36000000'),
  'a TIFF image': hex('49492a0008000000'),
  'an icon': hex('000001000100'),
  'a video': hex('000000186674797069736f6d'),
  'a sound': hex('494433030000'),
  'a gzip archive': hex('1f8b0800000000000003'),
  'a bzip2 archive': hex('425a683931415926'),
  'an xz archive': hex('fd377a585a000004'),
  'a Zstandard archive': hex('28b52ffd'),
  'a 7z archive': hex('377abcaf271c0004'),
  'a RAR archive': hex('526172211a070100'),
  'a cabinet': hex('4d53434600000000'),
  'a tar archive': Buffer.concat([Buffer.alloc(257), hex('7573746172003030')]),
  'a compiled help': hex('4954534603000000'),
  'a SQLite database': text('SQLite format 3\0'),
  'an empty ZIP archive': Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]),
  'an ordinary ZIP archive': zip([{ name: 'a.txt' }]),
  zeros: Buffer.alloc(1024),
  nothing: Buffer.alloc(0),
  'one byte': Buffer.from('%'),
  'only OLE magic': Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  'only ZIP magic': Buffer.from('PK\x03\x04'),
};

/** Other file types under each of the three endings. */
export function maskedFiles(): Hostile[] {
  return Object.entries(others).flatMap(([what, bytes]) =>
    endings.map((ending) => asCv(what, ending, bytes)),
  );
}

const otherNames = [
  ...['cv.pdf.exe', 'cv.pdf.js', 'cv.html', 'cv.svg', 'cv.docm', 'cv.dotm', 'cv.dotx', 'cv.rtf'],
  ...[
    'cv.zip',
    'cv.pdf.zip',
    'cv.xml',
    'cv.php',
    'cv.pdf.lnk',
    'cv.PDF.HTA',
    'cv.doc.scr',
    'cv.jar',
  ],
];

/** Valid CVs under one another's endings, and under endings that no CV has. */
export function swappedFiles(): Hostile[] {
  const swapped = endings.flatMap((is) =>
    endings
      .filter((says) => says !== is)
      .flatMap((says) => [
        asCv(`a good ${is}`, says, good[is]),
        { ...asCv(`a nameless good ${is}`, says, good[is]), name: 'cv' },
      ]),
  );
  const misnamed = otherNames.map((name) => ({
    ...{ what: `a good PDF called ${name}`, name, type: cvTypes.pdf, bytes: good.pdf },
  }));
  const untyped = endings.map((is) => ({
    ...{ what: `a good ${is} of no kind`, name: 'cv', type: 'text/html', bytes: good[is] },
  }));
  return [...swapped, ...misnamed, ...untyped];
}

/** PDFs behind other bytes, and PDFs that are also another file type. */
export function brokenPdfs(): Hostile[] {
  const prefixes: Record<string, Buffer> = {
    'a zero': Buffer.alloc(1),
    'a UTF-16 mark': Buffer.from([0xff, 0xfe]),
    'an HTML page': text('<script>alert(1)</script>'),
    'a program': hex('4d5a90000300'),
    'a JPEG image': hex('ffd8ffe000104a464946'),
    'a comment': Buffer.from('%\n'),
    'more white space than a reader skips': Buffer.alloc(2000, 32),
  };
  const behind = Object.entries(prefixes).map(([what, prefix]) =>
    asCv(`a PDF behind ${what}`, 'pdf', Buffer.concat([prefix, good.pdf])),
  );
  const wide = good.pdf.toString('latin1');
  const starts = ['%PDF', '%pdf-1.4', '%PDF_1.4', '%%PDF-1.4', '% PDF-1.4', '%PDE-1.4'];
  const comment = Buffer.from('a comment');
  return [
    ...behind,
    asCv('a PDF in UTF-16', 'pdf', Buffer.from(wide, 'utf16le')),
    asCv('a PDF in UTF-16 with a mark', 'pdf', Buffer.from(`\ufeff${wide}`, 'utf16le')),
    asCv('a PDF in UTF-16, big end first', 'pdf', Buffer.from(wide, 'utf16le').swap16()),
    asCv('a PDF in base64', 'pdf', Buffer.from(good.pdf.toString('base64'))),
    ...starts.map((start) => asCv(`what begins with "${start}"`, 'pdf', Buffer.from(start))),
    asCv('a PDF that is a ZIP archive', 'pdf', zip([{ name: 'a.exe' }], {}, good.pdf)),
    asCv('a PDF that is a Word document', 'pdf', zip(wordParts, {}, good.pdf)),
    asCv('a PDF and a Word document', 'pdf', Buffer.concat([good.pdf, good.docx])),
    asCv('a PDF that is a ZIP with a comment', 'pdf', zip(wordParts, { comment }, good.pdf)),
    asCv('a PDF with an empty ZIP', 'pdf', zip([], {}, good.pdf)),
    asCv(
      'a PDF that is a ZIP with the longest comment',
      'pdf',
      zip([{ name: 'a' }], { comment: Buffer.alloc(65_535) }, good.pdf),
    ),
    asCv(
      'a PDF inside its own ZIP comment',
      'pdf',
      zip([], { comment: good.pdf }, Buffer.from('%PDF-1.4\n')),
    ),
  ];
}
