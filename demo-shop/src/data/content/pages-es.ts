import type { PageSeed } from './pages.ts';

export const spanishPages: readonly PageSeed[] = [
  {
    identifier: 'about-us',
    title: 'Quiénes somos',
    description: 'Quiénes somos, qué vendemos y por qué nuestros precios son solo para miembros.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Offpiste es una tienda para miembros: gente que esquía, que hace snowboard o que, en general, prefiere estar por encima de los últimos árboles. Compramos directamente a las marcas, en las cantidades y en los momentos que les convienen, y te pasamos el ahorro.',
          'Por eso nuestros precios no están en el escaparate. Las marcas nos dejan vender más barato porque todo queda entre nosotros. Unirse es gratis, se tarda un minuto y puedes darte de baja cuando quieras.',
        ],
      },
      { component: 'heading', text: 'A qué nos comprometemos' },
      {
        component: 'list',
        items: [
          'Solo vendemos lo que está en nuestro propio almacén. Nada de reservas disfrazadas de stock.',
          'El PVP recomendado con el que comparamos es el que publica el fabricante.',
          '{returnDays} días para desistir de la compra, sin dar explicaciones.',
          'A tus preguntas responde gente que esquía: {serviceHours}.',
        ],
      },
      { component: 'heading', text: 'Dónde estamos' },
      {
        component: 'rich_text',
        paragraphs: [
          'La oficina y el taller comparten un antiguo molino en Leeds; el almacén está a veinte minutos. Montar fijaciones, afilar cantos y ensanchar botas es cosa de tres personas cuyo nombre encontrarás en el paquete.',
        ],
      },
      { component: 'button', link: { label: 'Habla con nosotros', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'frequently-asked-questions',
    title: 'Preguntas frecuentes',
    description: 'Miembros, envíos, devoluciones y cómo acertar con la talla: lo que más nos preguntan.',
    content: [
      { component: 'heading', text: 'Miembros y precios' },
      {
        component: 'faq',
        items: [
          {
            question: '¿Por qué tengo que iniciar sesión para ver los precios?',
            answer:
              'Nuestras ventas son privadas: las marcas nos dan mejores condiciones porque los precios solo los ven los miembros. Unirse es gratis y no te compromete a nada.',
          },
          {
            question: '¿Cuánto dura una venta?',
            answer:
              'Normalmente, entre tres días y dos semanas. La fecha de cierre figura en la venta y, los dos últimos días, también en cada producto.',
          },
          {
            question: '¿Los artículos de mi cesta están reservados?',
            answer:
              'No. Tus artículos no están reservados hasta que haces el pedido, así que el último par se lo puede llevar alguien más rápido.',
          },
        ],
      },
      { component: 'heading', text: 'Envío' },
      {
        component: 'faq',
        items: [
          {
            question: '¿Cuándo llegará mi pedido?',
            answer:
              'Si lo haces antes de las 14:00 de un día laborable, sale de nuestro almacén en 24 horas. A partir de ahí, el paquete está {transitDays} días laborables de camino.',
          },
          {
            question: '¿Cuánto cuesta el envío?',
            answer: 'El envío cuesta {deliveryFee} y es gratis a partir de {freeDeliveryFrom}.',
          },
          {
            question: '¿Montáis las fijaciones?',
            answer:
              'Sí. Mándanos la longitud de suela de tus botas, tu altura, tu peso, tu edad y cómo esquías; nuestro taller monta y comprueba las fijaciones antes de que salgan los esquís.',
          },
        ],
      },
      { component: 'heading', text: 'Devoluciones' },
      {
        component: 'faq',
        items: [
          {
            question: '¿Cuánto tiempo tengo para devolver algo?',
            answer:
              '{returnDays} días naturales desde que lo recibes: es tu derecho de desistimiento. Por favor, devuélvelo sin usar y, si puede ser, en su caja.',
          },
          {
            question: '¿Cuándo me devolvéis el dinero?',
            answer:
              'En los {refundDays} días laborables siguientes a la llegada del paquete a nuestro almacén, por el mismo medio con que pagaste.',
          },
        ],
      },
      { component: 'heading', text: 'Tallas' },
      {
        component: 'faq',
        items: [
          {
            question: '¿Qué es el mondopoint?',
            answer:
              'La longitud de tu pie en centímetros. Apoya el talón contra una pared, mide hasta la punta del dedo más largo y quédate con la medida del pie más largo.',
          },
          {
            question: '¿Qué largo de esquí me conviene?',
            answer:
              'En esquís de pista, entre la barbilla y la nariz; en all-mountain, entre la nariz y la frente; en freeride, tu altura o un poco más. Si todavía estás aprendiendo, elige el más corto.',
          },
        ],
      },
      { component: 'button', link: { label: 'Pregúntanos otra cosa', url: '/contact-us' } },
    ],
  },
  {
    identifier: 'contact-us',
    title: 'Contacto',
    description: 'Habla con nuestro equipo por teléfono, correo electrónico o correo postal.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Estamos aquí: {serviceHours}. La respuesta más rápida te la damos por teléfono; la más completa, por correo electrónico, casi siempre en el mismo día.',
        ],
      },
      {
        component: 'list',
        items: ['Teléfono: {phone}', 'Correo electrónico: {email}', 'Correo postal: {company}, {address}'],
      },
      { component: 'heading', text: 'Antes de escribirnos' },
      {
        component: 'rich_text',
        paragraphs: [
          'Ten a mano tu número de pedido: está en el asunto del correo de confirmación. Si algo ha llegado dañado, con una foto del paquete y otra del producto podremos solucionarlo enseguida.',
        ],
      },
      {
        component: 'button',
        link: { label: 'Preguntas frecuentes', url: '/frequently-asked-questions' },
      },
    ],
  },
  {
    identifier: 'privacy-policy',
    title: 'Política de privacidad',
    description: 'Qué datos personales conservamos, para qué, durante cuánto tiempo y qué derechos tienes.',
    content: [
      {
        component: 'rich_text',
        paragraphs: [
          'Aquí te contamos qué datos personales tenemos sobre ti y qué hacemos con ellos. En pocas palabras: lo que hace falta para venderte algo y atenderte después, y nada que no estuviéramos dispuestos a contarte. La responsable del tratamiento es Offpiste Ltd, cuya dirección figura en la página de contacto.',
        ],
      },
      { component: 'heading', text: 'Qué conservamos' },
      {
        component: 'list',
        items: [
          'Tu cuenta: nombre, correo electrónico, país e idioma, y tu contraseña en una forma que nadie puede leer.',
          'Tus pedidos: direcciones, productos, pagos y los mensajes que nos cruzamos sobre ellos.',
          'Lo que has elegido: boletines, cookies y, si nos las diste, las medidas para tu material.',
          'Registros técnicos: la hora y la página de cada petición, guardadas 30 días para que la tienda siga siendo segura.',
        ],
      },
      { component: 'heading', text: 'Con qué base jurídica' },
      {
        component: 'rich_text',
        paragraphs: [
          'Tratamos los datos de los pedidos para ejecutar el contrato contigo (art. 6.1.b del RGPD) y llevar la contabilidad que exige la ley (art. 6.1.c). Los boletines y las cookies que no son esenciales se basan en tu consentimiento (art. 6.1.a), que puedes retirar cuando quieras. Los registros de seguridad se basan en nuestro interés legítimo en que la tienda funcione (art. 6.1.f).',
        ],
      },
      { component: 'heading', text: 'Quién más los ve' },
      {
        component: 'rich_text',
        paragraphs: [
          'Los transportistas ven tu dirección; los proveedores de pago, tu pago, y nuestro proveedor de alojamiento, los servidores en los que funciona todo. Nadie más, y nadie a cambio de dinero.',
        ],
      },
      { component: 'heading', text: 'Tus derechos' },
      {
        component: 'rich_text',
        paragraphs: [
          'Tienes derecho de acceso, rectificación, supresión, limitación del tratamiento y portabilidad, y puedes oponerte a que usemos tus datos. Desde tu cuenta puedes descargar tus datos y eliminar la cuenta: en «Privacidad». Para todo lo demás, escribe a {privacyEmail}. Si nuestra respuesta no te convence, puedes reclamar ante la Agencia Española de Protección de Datos (AEPD).',
        ],
      },
    ],
  },
];
