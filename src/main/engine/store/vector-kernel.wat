;; Inner products of half-precision rows with a single-precision query, eight halves at a time.
;;
;; A half becomes a float by shifting its exponent and fraction into place, which leaves it 2^112 too small; the caller
;; multiplies the query by 2^112 instead of every element. This is exact for all finite halves, subnormal ones included.
;; Rows are padded with zeros to a multiple of sixteen halves.
(module
  (memory (import "kernel" "memory") 1)

  (func $sum (param $lanes v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $lanes)) (f32x4.extract_lane 1 (local.get $lanes)))
      (f32.add (f32x4.extract_lane 2 (local.get $lanes)) (f32x4.extract_lane 3 (local.get $lanes)))))

  ;; out[i] = query · row i, for $count rows of $halves halves each.
  (func (export "dots") (param $query i32) (param $row i32) (param $halves i32) (param $count i32) (param $out i32)
    (local $end i32) (local $at i32) (local $one v128) (local $two v128)
    (local $mask v128) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    ;; Keeps the sign, the exponent and the fraction of a sign-extended half shifted by 13.
    (local.set $mask (v128.const i32x4 0x8fffe000 0x8fffe000 0x8fffe000 0x8fffe000))
    (block $done
      (loop $rows
        (br_if $done (i32.eqz (local.get $count)))
        (local.set $a (v128.const i32x4 0 0 0 0))
        (local.set $b (v128.const i32x4 0 0 0 0))
        (local.set $c (v128.const i32x4 0 0 0 0))
        (local.set $d (v128.const i32x4 0 0 0 0))
        (local.set $at (local.get $query))
        (local.set $end (i32.add (local.get $row) (i32.shl (local.get $halves) (i32.const 1))))
        (loop $elements
          (local.set $one (v128.load (local.get $row)))
          (local.set $two (v128.load offset=16 (local.get $row)))
          (local.set $a (f32x4.add (local.get $a)
            (f32x4.mul (v128.and (local.get $mask)
              (i32x4.shl (i32x4.extend_low_i16x8_s (local.get $one)) (i32.const 13))) (v128.load (local.get $at)))))
          (local.set $b (f32x4.add (local.get $b)
            (f32x4.mul (v128.and (local.get $mask)
              (i32x4.shl (i32x4.extend_high_i16x8_s (local.get $one)) (i32.const 13))) (v128.load offset=16 (local.get $at)))))
          (local.set $c (f32x4.add (local.get $c)
            (f32x4.mul (v128.and (local.get $mask)
              (i32x4.shl (i32x4.extend_low_i16x8_s (local.get $two)) (i32.const 13))) (v128.load offset=32 (local.get $at)))))
          (local.set $d (f32x4.add (local.get $d)
            (f32x4.mul (v128.and (local.get $mask)
              (i32x4.shl (i32x4.extend_high_i16x8_s (local.get $two)) (i32.const 13))) (v128.load offset=48 (local.get $at)))))
          (local.set $row (i32.add (local.get $row) (i32.const 32)))
          (local.set $at (i32.add (local.get $at) (i32.const 64)))
          (br_if $elements (i32.lt_u (local.get $row) (local.get $end))))
        (f32.store (local.get $out)
          (call $sum (f32x4.add
            (f32x4.add (local.get $a) (local.get $b))
            (f32x4.add (local.get $c) (local.get $d)))))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (local.set $count (i32.sub (local.get $count) (i32.const 1)))
        (br $rows)))))
